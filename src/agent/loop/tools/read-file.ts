import * as z from 'zod';
import {
  chooseLines,
  foldsOf,
  type LineRange,
  type Lines,
  linesOf,
  type ShownText,
  showWindow,
  windowsFor,
  writeOutline,
} from '../../../core/repository/index.ts';
import {
  describeBlocked,
  isTestFile,
  type RepoPath,
  repoPath,
  resolveName,
} from '../../../engines/files/index.ts';
import type { Definition } from '../../../engines/syntax/index.ts';
import { clip, firstFew, formatNumber } from '../../../engines/text/index.ts';
import { currentPaths, currentText, similarFiles, type ToolContext } from '../context/index.ts';
import { readTool } from './read-tool.ts';

/** Lines as `10-40`. */
const rangeText = z
  .string()
  .refine((text) => rangeIn(text) !== undefined, 'write a range of lines as 10-40');

const fileInput = z.object({
  path: z.string(),
  ranges: z.array(rangeText).max(20).optional(),
});

/** Shows a file with the kept patch applied, or some lines of it. */
export const readFile = readTool({
  name: 'read_file',
  description: 'Shows a file or its ranges like 10-40; a long file by its outline.',
  input: fileInput,
  maxLength: Number.POSITIVE_INFINITY,
  claim: ({ ranges }) => (ranges === undefined ? 'whole' : 'named'),
  normalize({ path: named, ranges = [] }, { task }) {
    const path = repoPath(named, task.paths);
    return {
      path: typeof path === 'string' ? path : named,
      ...(ranges.length === 0 ? {} : { ranges: ranges.map(limitsOf).map(textOfRange) }),
    };
  },
  async read({ path: named, ranges = [] }, context, room) {
    const path = repoPath(named, context.task.paths);
    if (typeof path !== 'string') return `It cannot be read: ${path.why}.`;
    const text = await currentText(path, context.run, context.workspace);
    if (text === null) return missingFile(path, context);
    const wanted = ranges.map(limitsOf);
    const most = isTestFile(path) ? sizes.test : sizes.any;
    const file = { path, text, lines: linesOf(text) };
    if (wanted.length > 0) return showRanges(file, wanted, context, Math.min(room, most.ranges));
    if (codeLength(file) > most.whole) return introduction(file, context, { most, room });
    return showRanges(file, [{}], context, Math.min(room, most.whole + noteRoom));
  },
});

const limitsOf = (text: string): LineRange => rangeIn(text) ?? {};

/** Writes a range as the model is asked to: what it reads of its own calls shows it how. */
const textOfRange = ({ start = 1, end = -1 }: LineRange) => `${start}-${end}`;

interface ReadFile {
  readonly path: RepoPath;
  readonly text: string;
  readonly lines: readonly string[];
}

/** Characters without long documentation. */
function codeLength({ path, lines }: ReadFile): number {
  const code = foldsOf(path, lines).without({ start: 1, end: lines.length });
  return code.flatMap(({ start, end }) => lines.slice(start - 1, end)).join('\n').length;
}

/** Characters for what is said about the lines that are left out, and how many ranges or definitions are listed there. */
const [noteRoom, mostListed] = [600, 12];

/** Shows ranges in the order of the file, and says what is left out. */
async function showRanges(
  { path, text, lines }: ReadFile,
  ranges: readonly LineRange[],
  { syntax }: ToolContext,
  room: number,
): Promise<ShownText> {
  const last = lines.length;
  const [there, beyond] = [0, 1].map((at) =>
    ranges.filter(({ start = 1 }) => Number(start > last) === at),
  );
  const wanted = (there ?? []).map(({ start = 1, end = last }) => ({
    start,
    end: Math.max(start, Math.min(end, last)),
  }));
  const { shown, docs, left } = chooseLines({ path, lines }, wanted, room - noteRoom);
  const windows = [...shown, ...(beyond ?? [])].map((range) => showWindow(text, range, room));
  const note = docs.length > 0 ? `(long documentation is left out: lines ${listed(docs)})` : '';
  const definitions = left.length === 0 ? [] : ((await syntax.definitions(path, text)) ?? []);
  const rest = left.length === 0 ? '' : leftOut(lines, left, definitions);
  const all = [note, ...windows.map((window) => window.text), rest];
  return {
    text: all.filter((one) => one !== '').join('\n\n'),
    shown: windows.flatMap(({ lines: own, isWhole }) =>
      own === undefined ? [] : [{ path, ...own, ...(isWhole ? { isWhole } : {}) }],
    ),
  };
}

const listed = (ranges: readonly Lines[]) =>
  firstFew(
    ranges.map(({ start, end }) => (start === end ? `${start}` : `${start}-${end}`)),
    mostListed,
  ).join(', ');

/** Says which lines there was no room for, how many characters they have, and what they define. */
function leftOut(
  lines: readonly string[],
  left: readonly Lines[],
  known: readonly Definition[],
): string {
  const texts = left.map(({ start, end }) => lines.slice(start - 1, end).join('\n'));
  const within = known.filter(({ start }) =>
    left.some((one) => one.start <= start && start <= one.end),
  );
  const depth = Math.min(...within.map((one) => one.depth));
  const named = within
    .filter((one) => one.depth === depth)
    .map(({ start, end, name }) => `${start}-${end} ${clip(name, 40)}`);
  const there = named.length === 0 ? '' : `; there: ${firstFew(named, mostListed).join(', ')}`;
  return `(left out: lines ${listed(left)}, ${formatNumber(texts.join('\n').length)} characters${there})`;
}

/** Characters of a file that is shown whole, of a longer one's outline and its parts that the ticket may concern, and of ranges: what is left out of those is asked for in a further request. */
const sizes = {
  any: { whole: 14_000, outline: 3_000, parts: 4_000, ranges: 28_000 },
  // A new test needs the form of one, and where it goes.
  test: { whole: 8_000, outline: 1_500, parts: 2_500, ranges: 14_000 },
} as const;

interface Introduced {
  readonly most: (typeof sizes)[keyof typeof sizes];
  readonly room: number;
}

async function introduction(
  file: ReadFile,
  context: ToolContext,
  { most, room }: Introduced,
): Promise<ShownText> {
  const { path, text } = file;
  const { syntax, repository, task } = context;
  const { focus } = (await repository(task)).ranking;
  const outlined = { path, text, definitions: await syntax.definitions(path, text) };
  const first = Math.min(most.outline, Math.floor(room / 2));
  const outline = writeOutline(outlined, { focus, room: first });
  const left = Math.max(0, Math.min(most.parts, room - outline.length));
  const parts = await showRanges(file, windowsFor(outlined, focus, left), context, left);
  return { ...parts, text: `${outline}\n\n${parts.text}` };
}

async function missingFile(path: RepoPath, context: ToolContext): Promise<string> {
  const obstacle = await context.workspace.obstacle(path);
  if (obstacle !== undefined) return `${describeBlocked({ path, obstacle })}.`;
  const paths = await currentPaths(context);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const others = resolveName(name, paths).slice(0, 10);
  if (others.length > 0)
    return `There is no file ${path}. Files of that name: ${others.join(', ')}.`;
  const near = similarFiles(path, paths);
  const hint = near.length > 0 ? ` Similar names: ${near.join(', ')}.` : '';
  return `There is no file ${path}.${hint}`;
}

function rangeIn(text: string): LineRange | undefined {
  const match = /^\s*L?(\d{1,9})\s*(?:[-:,–]\s*L?(-?\d{1,9}))?\s*$/.exec(text);
  if (match === null) return undefined;
  const end = Number(match[2] ?? match[1]);
  // An end of -1 is that of the file.
  return { start: Number(match[1]), ...(end > 0 ? { end } : {}) };
}
