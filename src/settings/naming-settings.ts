import { branchTemplate } from '../core/tickets/index.ts';
import { flag, freeText, input, ofWork, option, optional, type Setting, word } from './kinds.ts';
import { free, type OfWorkTree } from './work-tree.ts';

/** An input of every mode of the Action. */
export const everyMode = (ofWorkTree: OfWorkTree) => input(ofWorkTree, 'work', 'follow', 'sweep');

/** What the agent calls its branches, pull requests and commits, and what becomes of these. */
export const namingSettings = {
  'branch-prefix': {
    kind: freeText(
      'the beginning of a branch name, such as fix/',
      /^[A-Za-z0-9][\w-]*(\/[\w-]+)*\/?$/,
    ),
    default: 'fix/',
    places: [everyMode('never'), option('PREFIX', ['sweep', 'doctor'])],
    description:
      "Prefix of the agent's branches. The ticket's key follows it. For other names, use `branch`.",
  },
  branch: {
    kind: optional(
      freeText('the name of a branch with {key} in it, such as fix/{key}', branchTemplate),
    ),
    places: [everyMode('never'), option('TEMPLATE', ['sweep', 'doctor'])],
    description:
      "Name of the agent's branches, with {key} once and, if wanted, {summary} and {type} of the ticket, such as {type}/{key}-{summary}. By default, `branch-prefix` and {key}. A ticket keeps the branch that it has.",
  },
  'pull-request-title': {
    ...ofWork(free, freeText('one line', /^[^\n]+$/), '{key}: {summary}'),
    description: 'Title of the pull request, with {key}, {summary} and {type} of the ticket.',
  },
  'commit-message': {
    kind: freeText('one or more lines'),
    default: '{key}: {summary}',
    places: [input(free, 'work'), option('TEXT', ['doctor'])],
    description:
      'Message of the commits, with {key}, {summary} and {type} of the ticket. A line that names the ticket follows it.',
  },
  'co-author': {
    ...ofWork({ only: 'false' }, flag, 'false'),
    description:
      "Whether the commits name the ticket's reporter with `Co-authored-by`, by their public address on GitHub. Only a person who has committed to the repository from the address that Jira shows is named.",
  },
  'sign-off': {
    ...ofWork({ only: 'false' }, flag, 'false'),
    description:
      'Whether the commits end with `Signed-off-by` and the name and address of the account that commits.',
  },
  history: {
    ...ofWork({ only: 'append' }, word(['append', 'replace']), 'append'),
    description:
      "What a further attempt does with the agent's commits on its branch. append: it adds one. replace: it leaves one commit, by a forced push, where all commits are the agent's and no rule of GitHub forbids that.",
  },
} as const satisfies Readonly<Record<string, Setting>>;
