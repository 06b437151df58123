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
  ['bench', 7_839],
  ['src', 49_616],
  ['src/action', 895],
  ['src/adapters/git', 1_298],
  ['src/adapters/github', 1_433],
  ['src/adapters/jira', 3_234],
  ['src/adapters/openai', 4_062],
  ['src/adapters/proxy', 143],
  ['src/adapters/sandbox', 1_504],
  ['src/adapters/syntax', 3_285],
  ['src/agent', 390],
  ['src/agent/async', 83],
  ['src/agent/job', 1_386],
  ['src/agent/loop', 3_700],
  ['src/agent/progress', 80],
  ['src/agent/reply', 811],
  ['src/cli', 287],
  ['src/cli/doctor', 1_109],
  ['src/cli/init', 1_578],
  ['src/cli/replay', 202],
  ['src/cli/run', 712],
  ['src/cli/sweep', 86],
  ['src/cli/terminal', 301],
  ['src/core', 81],
  ['src/core/checks', 1_620],
  ['src/core/diagnosis', 383],
  ['src/core/edits', 4_410],
  ['src/core/models', 361],
  ['src/core/receipt', 440],
  ['src/core/report', 2_410],
  ['src/core/repository', 3_841],
  ['src/core/run', 1_640],
  ['src/core/text', 1_616],
  ['src/core/tickets', 1_270],
  ['src/settings', 1_402],
  ['src/worker', 114],
  ['src/worker/body', 67],
  ['src/worker/github', 519],
  ['src/worker/http', 248],
  ['src/worker/inbox', 1_149],
  ['src/worker/rules', 231],
  ['src/worker/settings', 374],
  ['src/worker/status', 438],
  ['src/worker/webhook', 368],
  ['test/support', 12_506],
]);

/** Returns a line for each exceeded limit, followed by its places. */
export function excesses({ figures, places }: HouseFigures): readonly string[] {
  return [...limits].flatMap(([measure, limit]) => {
    const value = figures[measure] ?? Number.POSITIVE_INFINITY;
    if (value <= limit) return [];
    return [`${measure} is ${value}, at most ${limit} is allowed:`, ...(places[measure] ?? [])];
  });
}
