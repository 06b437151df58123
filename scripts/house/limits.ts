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
  ['bench', 13_974],
  ['src', 76_419],
  ['src/action', 1_474],
  ['src/adapters/git', 1_536],
  ['src/adapters/github', 3_643],
  ['src/adapters/jira', 4_041],
  ['src/adapters/openai', 4_346],
  ['src/adapters/proxy', 210],
  ['src/adapters/sandbox', 2_386],
  ['src/adapters/syntax', 3_554],
  ['src/agent', 566],
  ['src/agent/async', 83],
  ['src/agent/job', 2_889],
  ['src/agent/loop', 6_278],
  ['src/agent/progress', 76],
  ['src/agent/pulls', 798],
  ['src/agent/reply', 1_267],
  ['src/cli', 465],
  ['src/cli/doctor', 1_019],
  ['src/cli/init', 2_130],
  ['src/cli/outcomes', 137],
  ['src/cli/replay', 237],
  ['src/cli/run', 764],
  ['src/cli/sweep', 139],
  ['src/cli/terminal', 444],
  ['src/cli/workflows', 175],
  ['src/core', 81],
  ['src/core/checks', 4_091],
  ['src/core/diagnosis', 528],
  ['src/core/edits', 6_214],
  ['src/core/identity', 79],
  ['src/core/ledger', 998],
  ['src/core/models', 359],
  ['src/core/pulls', 916],
  ['src/core/receipt', 502],
  ['src/core/report', 4_121],
  ['src/core/repository', 6_198],
  ['src/core/run', 2_175],
  ['src/core/text', 1_949],
  ['src/core/tickets', 2_825],
  ['src/settings', 1_902],
  ['src/worker', 116],
  ['src/worker/body', 66],
  ['src/worker/github', 539],
  ['src/worker/http', 261],
  ['src/worker/inbox', 1_635],
  ['src/worker/ledgers', 234],
  ['src/worker/rules', 289],
  ['src/worker/settings', 451],
  ['src/worker/status', 629],
  ['src/worker/webhook', 495],
  ['test/support', 17_735],
]);

/** Returns a line for each exceeded limit, followed by its places. */
export function excesses({ figures, places }: HouseFigures): readonly string[] {
  return [...limits].flatMap(([measure, limit]) => {
    const value = figures[measure] ?? Number.POSITIVE_INFINITY;
    if (value <= limit) return [];
    return [`${measure} is ${value}, at most ${limit} is allowed:`, ...(places[measure] ?? [])];
  });
}
