import * as z from 'zod';
import {
  describeBlocked,
  isTestFile,
  type LineRange,
  linesOf,
  linesSeen,
  mergedLines,
  type RepoPath,
  repoPath,
  resolveName,
  showWindow,
  type Window,
  windowsFor,
  withoutLines,
  writeOutline,
} from '../../../core/repository/index.ts';
import { clipLines, parseLoosely, toMembers } from '../../../core/text/index.ts';
import { acceptWord } from '../../reply/index.ts';
import { currentPaths, currentText, similarFiles, type ToolContext } from '../context/index.ts';
import { maxResult, type ReadResult, readTool } from './read-tool.ts';
import { pageNumber } from './result-page.ts';

const lineNumber = z.coerce.number().min(1).transform(Math.floor).optional();

/** Lines as `10-40`. */
const rangeText = z
  .string()
  .refine((text) => rangeIn(text) !== undefined, 'write a range of lines as 10-40');

const fileInput = z.object({
  path: z.string(),
  ...{ start_line: lineNumber, end_line: lineNumber },
  ranges: z.array(rangeText).max(20).optional(),
  page: pageNumber,
});

/** Lines and characters that one call shows. */
const maxLines = 600;
const maxCharacters = 24_000;

/** Fewer characters are not worth a range. */
const minStart = 1_000;

/** Shows a file with the kept patch applied, or some lines of it. */
export const readFile = readTool({
  name: 'read_file',
  description: 'Shows a file or its ranges like 10-40; a long file by its outline.',
  input: fileInput,
  // The first page of an outline says where the other definitions are.
  offers: fileInput.omit({ start_line: true, end_line: true, page: true }),
  otherForms: rangeForms,
  maxLength: maxCharacters,
  normalize({ path: named, start_line, end_line, ranges = [], page }, { task }) {
    const path = repoPath(named, task.paths);
    const wanted = [{ start_line, end_line }, ...ranges.map(limitsOf)].filter(isLimited);
    return {
      path: typeof path === 'string' ? path : named,
      ...(wanted.length === 0 ? {} : { ranges: wanted.map(textOfRange) }),
      ...(page === undefined ? {} : { page }),
    };
  },
  async read({ path: named, ranges = [], page }, context, room) {
    const path = repoPath(named, context.task.paths);
    if (typeof path !== 'string') return `It cannot be read: ${path.why}.`;
    const text = await currentText(path, context.run, context.workspace);
    if (text === null) return missingFile(path, context);
    const wanted = ranges
      .map(limitsOf)
      .map(({ start_line: start, end_line: end }) => ({ start, end }));
    const most = isTestFile(path) ? sizes.test : sizes.any;
    if (wanted.length === 0 && text.length > most.whole)
      return introduction({ path, text }, context, page, most);
    const file = { path, lines: linesOf(text) };
    const { left, note } = withoutSeen(file, wanted.length > 0 ? wanted : [{}], context);
    const windows =
      wanted.length > 0 || note !== ''
        ? windowsOf(text, left, Math.min(room, most.ranges))
        : [showWindow(text, {}, Math.min(most.whole, room))];
    return resultOf(path, windows, note);
  },
});

type InputRange = Readonly<Partial<Record<'start_line' | 'end_line', number | undefined>>>;

function isLimited({ start_line, end_line }: InputRange): boolean {
  return start_line !== undefined || end_line !== undefined;
}

const limitsOf = (text: string): InputRange => rangeIn(text) ?? {};

/** Writes a range as the model is asked to: what it reads of its own calls shows it how. */
const textOfRange = ({ start_line = 1, end_line = -1 }: InputRange) => `${start_line}-${end_line}`;

/** What a call shows of a file, below a note about what it leaves out. */
function resultOf(path: RepoPath, windows: readonly Window[], note: string): ReadResult {
  return {
    text: [...(note === '' ? [] : [note]), ...windows.map(({ text }) => text)].join('\n\n'),
    ...(note === '' ? {} : { leavesOut: true }),
    shown: windows.flatMap(({ lines, isWhole }) =>
      lines === undefined ? [] : [{ path, ...lines, ...(isWhole ? { isWhole } : {}) }],
    ),
  };
}

/** Returns what is left of ranges without the lines that the request shows, and a note about these; `''` if there are none. */
function withoutSeen(
  file: { readonly path: RepoPath; readonly lines: readonly string[] },
  ranges: readonly LineRange[],
  { seen = [] }: ToolContext,
): { readonly left: readonly LineRange[]; readonly note: string } {
  const last = file.lines.length;
  const wanted = ranges.map(({ start = 1, end = last }) => ({
    start,
    end: Math.max(start, Math.min(end, last)),
  }));
  const left = withoutLines(wanted, linesSeen(file, seen));
  const leftOut = mergedLines(withoutLines(wanted, left));
  if (leftOut.length === 0) return { left: ranges, note: '' };
  const listed = leftOut.map(({ start, end }) => `${start}-${end}`).join(', ');
  return { left, note: `(lines ${listed} of ${file.path} are already shown)` };
}

/** Shows ranges in their order, as far as the lines and characters of one call go. */
function windowsOf(text: string, ranges: readonly LineRange[], room: number): readonly Window[] {
  const last = linesOf(text).length;
  const shown: Window[] = [];
  let [lines, characters] = [maxLines, room];
  for (const { start = 1, end = last } of ranges) {
    if (lines < 1 || characters < minStart) {
      const leftOut = `(lines ${start}-${end} are left out: ask for them in another call)`;
      shown.push({ text: leftOut, isWhole: false });
      continue;
    }
    const until = Math.min(end, start + lines - 1);
    const isCut = until < Math.min(end, last);
    const window = showWindow(text, { start, end: until }, characters);
    const rest = `; a call shows ${maxLines} lines, ask for the rest)`;
    shown.push(isCut ? { ...window, text: window.text.replace(/\)(?=\n|$)/, rest) } : window);
    lines -= Math.max(0, until - start + 1);
    characters -= window.text.length;
  }
  return shown;
}

/** Characters of a file that is shown whole, of a longer one's outline and its parts that the ticket may concern, and of ranges. */
const sizes = {
  any: { whole: maxResult, outline: 4_000, parts: 4_000, ranges: maxCharacters },
  // A new test needs the form of one, and where it goes.
  test: { whole: 4_000, outline: 1_500, parts: 2_500, ranges: maxResult },
} as const;

async function introduction(
  { path, text }: { readonly path: RepoPath; readonly text: string },
  context: ToolContext,
  page: number | undefined,
  { outline: outlineRoom, parts: partsRoom }: (typeof sizes)[keyof typeof sizes],
): Promise<string | ReadResult> {
  const { syntax, repository, task } = context;
  const { focus } = (await repository(task)).ranking;
  const file = { path, text, definitions: await syntax.definitions(path, text) };
  const outline = writeOutline(file, { focus, page, room: outlineRoom });
  if (page !== undefined) return outline;
  const chosen = windowsFor(file, focus, partsRoom);
  const { left, note } = withoutSeen({ path, lines: linesOf(text) }, chosen, context);
  const windows = left.map((range) => showWindow(text, range, partsRoom + minStart));
  const parts = resultOf(path, windows, note);
  return {
    ...parts,
    text: clipLines(
      `${outline}\n\n${parts.text}`,
      outlineRoom + partsRoom + 2 * minStart,
      '\n(cut here)',
    ),
  };
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

/** Understands ranges as `offset` and `limit`, `[10, 40]` or `10-40`. */
function rangeForms(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { offset, limit, view_range, lines, line_range, range, ...rest } = raw;
  const from = Number(acceptWord(offset) || 1);
  const count = Number(acceptWord(limit));
  const isCounted = offset !== undefined || limit !== undefined;
  const counted =
    isCounted && Number.isFinite(from)
      ? {
          start_line: Math.max(1, from),
          ...(count > 0 ? { end_line: Math.max(1, from) + count - 1 } : {}),
        }
      : {};
  const written = rangeIn(view_range ?? line_range ?? lines ?? range);
  const several = raw.ranges === undefined ? {} : { ranges: rangesIn(raw.ranges) };
  return { ...counted, ...written, ...rest, ...several };
}

/** Writes ranges as texts, whether they are objects, pairs of numbers or one of them, or JSON of these. */
function rangesIn(value: unknown): readonly unknown[] {
  const given = typeof value === 'string' ? (parseLoosely(value) ?? value) : value;
  return (Array.isArray(given) ? given : [given]).map((one) => {
    if (typeof one === 'string' || Array.isArray(one)) return wordsOf(one);
    const { start_line, start, from, end_line, end, to } = toMembers(one);
    const [first, last] = [start_line ?? start ?? from ?? 1, end_line ?? end ?? to ?? -1];
    return `${acceptWord(first)}-${acceptWord(last)}`;
  });
}

const wordsOf = (range: unknown) =>
  Array.isArray(range) ? range.map(acceptWord).join('-') : range;

function rangeIn(value: unknown): InputRange | undefined {
  const text = Array.isArray(value) ? value.map(acceptWord).join('-') : acceptWord(value);
  const match = /^\s*L?(\d{1,9})\s*(?:[-:,–]\s*L?(-?\d{1,9}))?\s*$/.exec(text);
  if (match === null) return undefined;
  const end = Number(match[2] ?? match[1]);
  // An end of -1 is that of the file.
  return { start_line: Number(match[1]), ...(end > 0 ? { end_line: end } : {}) };
}
