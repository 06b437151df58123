import { exampleModels } from '../../../src/core/models/index.ts';
import type { Clone, CloneScene } from '../clone.ts';

const path = '.jira-bug-fix.yml';

/** A run in a clone whose settings file has these lines. */
const runWith = (lines: readonly string[], ...args: readonly string[]) =>
  ({
    wall: 'tightening',
    command: 'run',
    args: ['README.md', '--dry-run', ...args],
    files: () => ({ [path]: `${lines.join('\n')}\n` }),
  }) as const satisfies Partial<Clone>;

/** A port at which nobody listens, so that a run ends once it has said what it may do. */
const nowhere = () => ({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });

/** The model must not have been asked. */
const unasked = ({ people }: CloneScene) =>
  people.own.model.requests.length === 0 ? [] : ['the model was asked, whatever it costs'];

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
