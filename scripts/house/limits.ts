import type { HouseFigures } from './measure.ts';

/** The maximum of each checked figure. Chains of imports skip re-exporting files. */
export const limits: ReadonlyMap<string, number> = new Map([
  ['longest_chain', 12],
  ['longest_chain_all', 18],
  ['homonyms', 3],
  ['over_four_parameters', 0],
  ['folder_cycles', 0],
  ['file_cycles', 0],
]);

/** The most lines of each room. A budget rises only in a commit that says why. */
export const budgets: ReadonlyMap<string, number> = new Map([
  ['bench', 12_704],
  ['src', 52_414],
  ['src/action', 909],
  ['src/adapters/git', 1_299],
  ['src/adapters/github', 1_436],
  ['src/adapters/jira', 3_243],
  ['src/adapters/openai', 4_215],
  ['src/adapters/proxy', 145],
  ['src/adapters/sandbox', 1_507],
  ['src/adapters/syntax', 3_739],
  ['src/agent', 392],
  ['src/agent/async', 83],
  ['src/agent/job', 1_465],
  ['src/agent/loop', 3_694],
  ['src/agent/progress', 80],
  ['src/agent/reply', 792],
  ['src/cli', 287],
  ['src/cli/doctor', 1_115],
  ['src/cli/init', 2_239],
  ['src/cli/replay', 449],
  ['src/cli/run', 720],
  ['src/cli/sweep', 88],
  ['src/cli/terminal', 305],
  ['src/core', 81],
  ['src/core/checks', 1_651],
  ['src/core/diagnosis', 387],
  ['src/core/edits', 4_871],
  ['src/core/models', 361],
  ['src/core/receipt', 442],
  ['src/core/report', 2_447],
  ['src/core/repository', 3_819],
  ['src/core/run', 1_656],
  ['src/core/text', 1_713],
  ['src/core/tickets', 1_252],
  ['src/settings', 1_405],
  ['src/worker', 114],
  ['src/worker/body', 67],
  ['src/worker/github', 519],
  ['src/worker/http', 249],
  ['src/worker/inbox', 1_270],
  ['src/worker/rules', 231],
  ['src/worker/settings', 387],
  ['src/worker/status', 438],
  ['src/worker/webhook', 390],
  ['test/support', 12_605],
]);

/** Returns a line for each exceeded limit, followed by its places. */
export function excesses({ figures, places }: HouseFigures): readonly string[] {
  return [...limits].flatMap(([measure, limit]) => {
    const value = figures[measure] ?? Number.POSITIVE_INFINITY;
    if (value <= limit) return [];
    return [`${measure} is ${value}, at most ${limit} is allowed:`, ...(places[measure] ?? [])];
  });
}
