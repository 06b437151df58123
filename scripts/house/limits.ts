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
  ['src', 76_877],
  ['src/action', 1_474],
  ['src/adapters/git', 1_555],
  ['src/adapters/github', 3_704],
  ['src/adapters/jira', 4_056],
  ['src/adapters/openai', 4_377],
  ['src/adapters/proxy', 210],
  ['src/adapters/sandbox', 2_409],
  ['src/adapters/syntax', 3_574],
  ['src/agent', 566],
  ['src/agent/async', 83],
  ['src/agent/job', 2_918],
  ['src/agent/loop', 6_276],
  ['src/agent/progress', 76],
  ['src/agent/pulls', 798],
  ['src/agent/reply', 1_267],
  ['src/cli', 465],
  ['src/cli/doctor', 1_021],
  ['src/cli/init', 2_147],
  ['src/cli/outcomes', 137],
  ['src/cli/replay', 243],
  ['src/cli/run', 784],
  ['src/cli/sweep', 139],
  ['src/cli/terminal', 444],
  ['src/cli/workflows', 181],
  ['src/core', 81],
  ['src/core/checks', 4_101],
  ['src/core/diagnosis', 528],
  ['src/core/edits', 6_234],
  ['src/core/identity', 79],
  ['src/core/ledger', 1_010],
  ['src/core/models', 359],
  ['src/core/pulls', 920],
  ['src/core/receipt', 507],
  ['src/core/report', 4_142],
  ['src/core/repository', 6_205],
  ['src/core/run', 2_302],
  ['src/core/text', 1_953],
  ['src/core/tickets', 2_825],
  ['src/settings', 1_906],
  ['src/worker', 116],
  ['src/worker/body', 66],
  ['src/worker/github', 546],
  ['src/worker/http', 261],
  ['src/worker/inbox', 1_656],
  ['src/worker/ledgers', 257],
  ['src/worker/rules', 289],
  ['src/worker/settings', 465],
  ['src/worker/status', 629],
  ['src/worker/webhook', 496],
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
