import { parseLoosely, readMembers } from '../text/index.ts';
import { plainOutput } from './normalize-output.ts';

/** A line of an output, apart from the label that says which package or container printed it. */
export interface LabelledLine {
  /** Empty for most outputs. */
  readonly label: string;
  readonly text: string;
}

/** How a tool that runs several packages labels their lines; `sign` is in its outputs and few others. */
type LabelForm = readonly [tool: string, label: RegExp, sign?: RegExp];

const labelForms: readonly LabelForm[] = [
  ['turbo', /^(@?[\w.-]{1,100}(?:\/[\w.-]{1,100})?(?::[a-z][\w.-]{0,60}){1,4}):(?: |$)/],
  ['yarn', /^(?:➤ YN\d{4}: )?\[(@?[\w.-]{1,100}(?:\/[\w.-]{1,100})?)\]:(?: |$)/],
  ['lerna', /^(@[\w.-]{1,100}\/[\w.-]{1,100}):(?: |$)/],
  ['lerna, nx', /^([\w.-]{1,100}):(?: |$)/, /^(?:lerna (?:info|notice) | *NX {2,4}\S)/m],
  ['docker compose', /^([\w.-]{1,100}[-_]\d{1,4}) {1,60}\|(?: |$)/],
  [
    'pnpm',
    /^([\w.@/-]{1,200} [a-z][\w:.-]{0,60}):(?: |$)/,
    /^(?:[\w.@/-]{1,200} [a-z][\w:.-]{0,60}\$ \S|Scope: \d+ of \d+ | ERR_PNPM_RECURSIVE)/m,
  ],
  ['concurrently', /^\[([\w:.-]{1,100})\](?: |$)/, /^\[[\w:.-]{1,100}\] .+ exited with code \d+$/m],
];

/** Minimum characters of a line with a label. */
const minLine = 3;

/** Splits an output into lines, without escape sequences and labels. */
export function labelledLines(output: string): readonly LabelledLine[] {
  const plain = plainOutput(output);
  const forms = labelForms.filter(([, , sign]) => sign?.test(plain) ?? true);
  return plain.split('\n').map((line) => {
    const event = line.startsWith('{') ? eventOutput(line) : undefined;
    return event === undefined ? withoutLabel(line, forms) : { label: '', text: event };
  });
}

/** What an event of `go test -json` prints; its other events print nothing. */
function eventOutput(line: string): string | undefined {
  if (!/"Action":"\w+"/.test(line)) return undefined;
  const printed = readMembers(parseLoosely(line)).get('Output');
  return typeof printed === 'string' ? printed.replace(/\n$/, '') : '';
}

function withoutLabel(line: string, forms: readonly LabelForm[]): LabelledLine {
  for (const [, form] of line.length < minLine ? [] : forms) {
    const found = form.exec(line);
    if (found !== null) return { label: found[1] ?? '', text: line.slice(found[0].length) };
  }
  return { label: '', text: line };
}
