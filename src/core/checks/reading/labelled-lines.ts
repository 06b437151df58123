import { parseJson, readMembers } from '../../text/index.ts';
import { plainOutput } from './normalize-output.ts';

/** A line of an output, apart from the label that says which package or container printed it. */
export interface LabelledLine {
  /** Empty for most outputs. */
  readonly label: string;
  readonly text: string;
}

/** How a tool that runs several packages labels their lines; `sign` is in its outputs and few others. */
type LabelForm = readonly [tool: string, label: RegExp, sign?: RegExp];

/** What stands before a colon in the text of a failure. */
const words =
  'expected|actual|received|got|want|left|right|error|note|help|warning|code|values|message|operator|at|stack|name|diff';

const labelForms: readonly LabelForm[] = [
  ['turbo', /^(@?[\w.-]{1,100}(?:\/[\w.-]{1,100})?(?::[a-z][\w.-]{0,60}){1,4}):(?: |$)/],
  ['yarn', /^(?:➤ YN\d{4}: )?\[(@?[\w.-]{1,100}(?:\/[\w.-]{1,100})?)\]:(?: |$)/],
  ['lerna', /^(@[\w.-]{1,100}\/[\w.-]{1,100}):(?: |$)/],
  [
    'lerna, nx',
    new RegExp(`^(?!(?:${words}):)([a-z][\\w.-]{0,100}):(?: |$)`),
    /^(?:lerna (?:info|notice) | *NX {2,4}\S)/m,
  ],
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
    const labelled = withoutLabel(line.replace(clock, ''), forms);
    const event = labelled.text.startsWith('{') ? eventOutput(labelled.text) : undefined;
    return event === undefined ? labelled : { label: labelled.label, text: event };
  });
}

/** What logs of CI and builds of containers put before each line. */
const clock = /^(?:\d{4}-\d{2}-\d{2}T[\d:.]{8,18}Z |#\d{1,4} \d{1,5}\.\d{1,3} )/;

/** What an event of `go test -json` prints; its other events print nothing. */
function eventOutput(line: string): string | undefined {
  if (!/"Action":"\w+"/.test(line)) return undefined;
  const printed = readMembers(parseJson(line)).get('Output');
  return typeof printed === 'string' ? printed.replace(/\n$/, '') : '';
}

function withoutLabel(line: string, forms: readonly LabelForm[]): LabelledLine {
  for (const [, form] of line.length < minLine ? [] : forms) {
    const found = form.exec(line);
    if (found !== null) return { label: found[1] ?? '', text: line.slice(found[0].length) };
  }
  return { label: '', text: line };
}
