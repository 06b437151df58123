import { type Call, type Contract, loadContract } from '../contract.ts';

/** Operations that the agent uses and the slices lack; their answers have the types of jira.js. */
const beyond: ReadonlySet<string> = new Set(['GET /rest/api/3/field']);

/** Jira's contract; `undefined` where the slices are absent. */
export function jiraContract(): Contract | undefined {
  const slice = loadContract('jira');
  if (slice === undefined) return undefined;
  const isBeyond = ({ method, template }: Call) => beyond.has(`${method} ${template}`);
  return { ...slice, request: (call) => (isBeyond(call) ? [] : slice.request(call)) };
}
