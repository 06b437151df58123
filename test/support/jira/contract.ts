import { type Call, type Contract, loadContract } from '../contract.ts';

/** Operations that the contract slices lack; jira.js's types cover their answers. */
const beyond: ReadonlySet<string> = new Set([
  'GET /rest/api/3/field',
  'PUT /rest/api/3/issue/{issueIdOrKey}/assignee',
  'POST /rest/api/3/search/approximate-count',
]);

/** A field that had no value, or has none now: Jira sends null there, which its description leaves out. */
const noValue =
  /200 answer\/changelog\/histories\/\d+\/items\/\d+\/(?:from|to)(?:String)?: must be string/;

/** Loads Jira's contract; `undefined` if the slices are absent. */
export function jiraContract(): Contract | undefined {
  const slice = loadContract('jira');
  if (slice === undefined) return undefined;
  const isBeyond = ({ method, template }: Call) => beyond.has(`${method} ${template}`);
  return {
    request: (call) => (isBeyond(call) ? [] : slice.request(call)),
    answer: (...answered) => slice.answer(...answered).filter((problem) => !noValue.test(problem)),
  };
}
