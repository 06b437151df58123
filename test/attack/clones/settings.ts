import { exampleModels } from '../../../src/engines/model/catalog/index.ts';
import type { Clone, CloneScene } from '../clone.ts';
import type { ClonePeople } from '../clone-people.ts';

const path = '.jira-bug-fix.yml';

/** A run in a clone whose settings file has these lines. */
const runWith = (lines: readonly string[], ...args: readonly string[]) =>
  ({
    wall: 'tightening',
    command: 'run',
    args: ['README.md', '--dry-run', ...args],
    files: () => ({ [path]: `${lines.join('\n')}\n` }),
  }) as const satisfies Partial<Clone>;

/** A run in a clone whose settings file names commands. */
const commandsOf = (
  lines: (people: ClonePeople) => readonly string[],
  ...args: readonly string[]
) =>
  ({
    ...runWith([], ...args),
    wall: 'agreement',
    env: nowhere,
    files: (people: ClonePeople) => ({
      [path]: `setup-command: ${people.mark}\n${lines(people).join('\n')}\n`,
    }),
  }) as const satisfies Partial<Clone>;

/** A port at which nobody listens, so that a run ends once it has said what it may do. */
const nowhere = () => ({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });

/** The model must not have been asked. */
const unasked = ({ people }: CloneScene) =>
  people.own.model.requests.length === 0 ? [] : ['the model was asked, whatever it costs'];

/** It must be said that the commands did not run. */
const unrun = ({ stderr }: CloneScene) =>
  stderr.includes('Its commands do not run') ? [] : ['it is not said that none was run'];

/** What is announced before the first call must contain this. */
const announces =
  (words: string) =>
  ({ stderr }: CloneScene) =>
    stderr.includes(words) ? [] : [`a run may do more than ${words}`];

const refuses =
  (name: string) =>
  ({ stderr }: CloneScene) =>
    new RegExp(`^(?:Move|Write) "${name}"`, 'm').test(stderr) ? [] : [`${name} was taken`];

const cheap = ['price-prompt: 0.000000001', 'price-completion: 0.000000001'];
const listed = () => ({ MODEL: exampleModels.openai });

/** Clones in which a person runs `run`, and whose settings file would let a run do more. */
export default {
  'file-calls': {
    aim: 'have the person pay for 200 calls',
    ...runWith(['max-calls: 200']),
    env: nowhere,
    breaches: announces('at most 16 calls'),
  },
  'file-command': {
    aim: 'have a command of a settings file run, without a terminal',
    ...commandsOf(() => ["test-command: 'true'"], '--test-isolation', 'none'),
    breaches: unrun,
  },
  'file-command-hidden': {
    aim: 'hide a part of a command from the person who is asked',
    ...commandsOf(({ mark }) => [`test-command: "${mark} #\\r\\u202Etrue\\e[2K"`]),
    answer: (asked) => (asked.includes('[y/N]') ? '\n' : undefined),
    breaches: ({ stderr }) =>
      stderr.includes('⟨U+000D⟩⟨U+202E⟩true⟨U+001B⟩[2K') ? [] : ['the command was not shown whole'],
  },
  'file-command-refused': {
    aim: 'have a command run although the person says no',
    ...commandsOf(() => ["test-command: 'true'"], '--test-isolation', 'none'),
    answer: (asked) => (asked.includes('[y/N]') ? 'n\n' : undefined),
    breaches: ({ stderr, people }) =>
      stderr.includes(`setup-command: ${people.mark}`) ? [] : ['the command was not shown'],
  },
  'file-prices': {
    aim: 'make a limit in money void, by prices of almost nothing',
    ...runWith([...cheap, 'max-calls: 200', 'max-tokens: 10000000'], '--max-cost', '0.01'),
    env: listed,
    breaches: unasked,
  },
  'file-publish': {
    aim: 'have a public repository show what the ticket says',
    ...runWith(['publish: summary']),
    breaches: refuses('publish'),
  },
} as const satisfies Readonly<Record<string, Clone>>;
