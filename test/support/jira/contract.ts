import { type Call, type Contract, loadContract } from '../contract.ts';

/** Operations that the contract slices lack; jira.js's types cover their answers. */
const beyond: ReadonlySet<string> = new Set(['GET /rest/api/3/field']);

/** Loads Jira's contract; `undefined` if the slices are absent. */
export function jiraContract(): Contract | undefined {
  const slice = loadContract('jira');
  if (slice === undefined) return undefined;
  const isBeyond = ({ method, template }: Call) => beyond.has(`${method} ${template}`);
  return { ...slice, request: (call) => (isBeyond(call) ? [] : slice.request(call)) };
}
