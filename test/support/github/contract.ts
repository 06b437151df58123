import { type Call, type Contract, loadContract } from '../contract.ts';
import { queryProblems } from './graphql.ts';
import { roleCalls, settingsCalls } from './repository-settings.ts';

/** Loads GitHub's contract and adds the operations that its slice lacks. */
export function githubContract(): Contract | undefined {
  const slice = loadContract('github');
  if (slice === undefined) return undefined;
  return {
    request: (call) => requests[nameOf(call)]?.(call) ?? slice.request(call),
    answer: (call, status, body) =>
      nameOf(call) === readTree && status === 200
        ? slice.answer({ ...call, method: 'POST', template: trees }, 201, body)
        : slice.answer(call, status, body),
  };
}

const nameOf = ({ method, template }: Call) => `${method} ${template}`;

/** Reading a tree returns the same format as creating one. */
const trees = '/repos/{owner}/{repo}/git/trees';
const readTree = `GET ${trees}/{tree_sha}`;

/** Returns the problems of a request that the slice lacks, by operation. */
const requests: Readonly<Record<string, (call: Call) => string[]>> = {
  ...roleCalls,
  ...settingsCalls,
  'DELETE /repos/{owner}/{repo}/git/refs/{ref}': takesNothing,
  [readTree]: takesNothing,
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': takesNothing,
  'POST /graphql': (call) => {
    const wrong = Object.keys(Object(call.body)).filter(
      (name) => !/^(query|variables)$/.test(name),
    );
    const unknown = wrong.map((name) => `${nameOf(call)}: unknown field ${name}`);
    return [...unknown, ...queryProblems(call.body)];
  },
};

function takesNothing(call: Call): string[] {
  const isEmpty = call.query.size === 0 && call.body === undefined;
  return isEmpty ? [] : [`${nameOf(call)} takes neither a query nor a body`];
}
