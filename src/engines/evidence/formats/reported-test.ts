import { clip, oneLine } from '../../text/index.ts';
import { plainOutput, type ReportedTest, shortenOutput } from '../reading/index.ts';

/** Characters of a name, a file and a message. */
const longest = { name: 500, file: 500, message: 2_000 } as const;

/** What a report says of a test, as it is written there. */
export interface WrittenTest extends Omit<ReportedTest, 'name'> {
  readonly name: string | undefined;
  /** The class, the module, the file or the groups that the test is in. */
  readonly group: string | undefined;
}

/** Returns a test with one name for it, and texts as clean and as short as those of an output. */
export function reportedTest({ group, state, isProgram, ...test }: WrittenTest): ReportedTest {
  const name = clip(nameOf(lineOf(test.name), lineOf(group)), longest.name);
  const file = clip(lineOf(test.file).replace(/^(?:\.\/)+/, ''), longest.file);
  const message = shorten(plainOutput(test.message ?? '').trim());
  return {
    name,
    state,
    ...(file === '' ? {} : { file }),
    ...(message === '' || state !== 'failed' ? {} : { message }),
    ...(isProgram && state === 'failed' ? { isProgram } : {}),
  };
}

/** What a program printed, of which the lines around failures are kept; `undefined` if nothing. */
export function saidBy(printed: string): Pick<ReportedTest, 'message' | 'isProgram'> | undefined {
  if (printed.trim() === '') return undefined;
  const lines = shortenOutput(printed, longest.message).split('\n');
  return { message: lines.filter((line) => !leftOut.test(line)).join('\n'), isProgram: true };
}

/** How many lines are left out differs from run to run. */
const leftOut = /^\(… .* left out …\)$/;

/** Keeps both ends: some runners say last what is wrong. */
function shorten(message: string): string {
  if (message.length <= longest.message) return message;
  const half = longest.message / 2;
  return `${clip(message, half)}${message.slice(-half).replace(/^[\uDC00-\uDFFF]/, '')}`;
}

const lineOf = (text = '') => oneLine(plainOutput(text));

/** Many names start or end with that of their group. */
function nameOf(name: string, group: string): string {
  if (name === '') return group === '' ? 'a test without a name' : group;
  if (group === '' || name === group) return name;
  const [before, after] = [name.slice(group.length), name.slice(0, -group.length)];
  const isTold =
    (name.startsWith(group) && /^\W/.test(before)) || (name.endsWith(group) && /\W$/.test(after));
  return isTold ? name : `${group} > ${name}`;
}
