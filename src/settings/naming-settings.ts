import { branchTemplate } from '../core/tickets/index.ts';
import { flag, freeText, input, ofWork, option, type Setting } from './kinds.ts';
import { free, type OfWorkTree } from './work-tree.ts';

/** An input of every mode of the Action. */
export const everyMode = (ofWorkTree: OfWorkTree) => input(ofWorkTree, 'work', 'follow', 'sweep');

/** What the agent calls its branches, pull requests and commits, and what becomes of these. */
export const namingSettings = {
  branch: {
    kind: freeText('the name of a branch with {key} in it, such as fix/{key}', branchTemplate),
    default: 'fix/{key}',
    places: [everyMode('never'), option('TEMPLATE', ['doctor'])],
    description:
      "Name of the agent's branches, with {key} once and, if wanted, {summary} and {type}. A ticket keeps the branch that it has.",
  },
  'pull-request-title': {
    ...ofWork(free, freeText('one line', /^[^\n]+$/), '{key}: {summary}'),
    description: 'Title of the pull request, with {key}, {summary} and {type}.',
  },
  'commit-message': {
    kind: freeText('one or more lines'),
    default: '{key}: {summary}',
    places: [input(free, 'work'), option('TEXT', ['doctor'])],
    description:
      'Message of the commits, with {key}, {summary} and {type}. A line that names the ticket follows it.',
  },
  'sign-off': {
    ...ofWork({ only: 'false' }, flag, 'false'),
    description:
      'Whether the commits end with `Signed-off-by` and the name and address of the account that commits.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
