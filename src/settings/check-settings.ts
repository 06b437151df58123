import { takesFiles } from '../core/proof/index.ts';
import { readyWhenValues } from '../core/report/index.ts';
import {
  flag,
  freeText,
  input,
  type Kind,
  lines,
  ofRun,
  ofWork,
  option,
  optional,
  type Setting,
  whole,
  word,
} from './kinds.ts';
import { free, type OfWorkTree } from './work-tree.ts';

/** The columns of one of the project's own commands. */
const ofCommand = {
  kind: optional(freeText('a shell command')),
  places: [input('agreed', 'work'), option('COMMAND', ['run', 'init'])],
};

/** Ports that need no root, in lines or separated by commas. */
const ports: Kind<readonly number[]> = {
  ...lines('ports from 1024 to 65535, one per line, such as 5432'),
  parse: (given) => {
    const words = given.split(/[\s,]+/).filter((word) => word !== '');
    const isPort = (word: string) => /^\d{4,5}$/.test(word) && +word >= 1024 && +word <= 65_535;
    return words.every(isPort) ? [...new Set(words.map(Number))] : null;
  },
};

/** The columns of a list of ports. */
const ofPorts = (ofWorkTree: OfWorkTree) => ({
  kind: ports,
  places: [input(ofWorkTree, 'work'), option('PORT')],
});

/** How a change is checked, and what is enough. */
export const checkSettings = {
  'setup-command': {
    ...ofCommand,
    description:
      'Shell command that prepares a copy of the repository, such as npm ci. Runs once, before any change, with network access but without secrets.',
  },
  'lint-command': {
    ...ofCommand,
    description:
      'Shell command that lints or checks types. Runs on every change, without network access.',
  },
  'test-command': {
    ...ofCommand,
    description:
      "Shell command that runs the project's tests, such as npm test. Runs on every change, without network access.",
  },
  'test-files-command': {
    ...ofCommand,
    kind: optional(
      freeText('a command with {files} as a word of its own, outside quotes', { test: takesFiles }),
    ),
    description:
      'Shell command that runs the tests in certain files, such as npx vitest run {files}, also for the model while it works. Requires test-command.',
  },
  'services-command': {
    ...ofCommand,
    description:
      'Shell command that starts what the tests need, such as a database, in the sandbox, before each test command and until its end. Requires test-command.',
  },
  'services-ports': {
    ...ofPorts(free),
    description:
      'Loopback ports that services-command opens. A test command starts when all of them answer.',
  },
  'test-services': {
    ...ofPorts('compared'),
    description:
      'Loopback ports of the job that the lint and test commands reach as their own, such as 5432 of a service container.',
  },
  'test-report': {
    kind: lines(
      'paths of .xml, .trx, .json or .tap files inside the repository, one per line, such as reports/**/*.xml',
      /^(?!\/)(?!(?:.*\/)?\.{0,2}\/)[^\\,[\]{}()!]+\.(?:xml|trx|json|tap)$/i,
    ),
    places: [input(free, 'work'), option('GLOB')],
    description:
      'Where test-command writes reports, such as reports/*.xml; *, ** and ? are wildcards. The usual places of Maven, Gradle, sbt and .NET are known.',
  },
  'test-timeout-minutes': {
    ...ofRun('lower', whole(1, 120), 'N', '5'),
    description:
      "Minutes that each of the project's commands may take. A fifth of deadline-minutes stays for the model.",
  },
  'test-isolation': {
    ...ofRun('compared', word(['required', 'none']), 'WORD', 'required'),
    description:
      "required: the commands run as a separate user, without access to the agent's files, processes and network, or the run ends before it costs anything. none: code that the model wrote can read the agent's files and keys, and use its network.",
  },
  'test-environment': {
    ...ofRun(
      'compared',
      lines('names of environment variables', /^[A-Za-z_][A-Za-z0-9_]*$/),
      'NAME',
    ),
    description:
      'Additional environment variables that the commands see. Never name one that holds a secret.',
  },
  'test-folders': {
    ...ofRun('compared', lines('absolute paths of folders', /^\//), 'DIR'),
    description:
      'Folders that the commands may read besides the system, its tools and the repository, such as /srv/fixtures.',
  },
  reproduce: {
    ...ofRun({ only: 'true' }, flag, '', 'false'),
    description: 'Ask the model for a test that fails without the fix.',
  },
  review: {
    ...ofRun({ only: 'true' }, word(['true', 'false']), 'BOOLEAN', 'true'),
    description:
      'Whether the model reviews each change that passes its checks. With false, such a change is approved as it is.',
  },
  'ready-when': {
    ...ofWork({ only: 'never' }, optional(word(readyWhenValues))),
    description:
      'Evidence, besides the approving review, that makes a pull request ready; with less, it is a draft. reviewed: changed code was parsed, or tests or lint pass. linted or tested: that command passes. regression: also, tests fail without the fix and pass with it. never: always a draft. Defaults to tested if test-command is set, otherwise to reviewed.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
