import {
  askedLines,
  findMentions,
  type Lines,
  linesInRoom,
  linesOf,
  namedLines,
  windowsText,
} from '../../../core/repository/index.ts';
import {
  currentPatch,
  currentPlan,
  filesToFix,
  findStagings,
  longestShown,
  openCritique,
  type Run,
  type StepOf,
} from '../../../core/run/index.ts';
import { lineHunks } from '../../../engines/edits/index.ts';
import { type PathRules, type RepoPath, repoPath } from '../../../engines/files/index.ts';
import { clipLines, emptyTag, enclosed, firstFew } from '../../../engines/text/index.ts';
import type { StepPlace } from '../context/index.ts';
import { fixed, type PromptPart } from './part.ts';
import { editLooks, exploredSince, linesRead, linesShown } from './reads.ts';
import { filePart, neededSize } from './shown-file.ts';

/**
 * Returns the files that an edit needs: the planned ones and, as far as there is space, the others that
 * the kept patch has changed, so that a renamed file is seen in its new place.
 */
export function pathsToEdit(run: Run): readonly RepoPath[] {
  const paths = new Set(filesToFix(run).map(({ path }) => path));
  let space = longestShown;
  for (const { path, after } of currentPatch(run).values()) {
    const length = after?.length ?? 0;
    if (paths.has(path) || length > space) continue;
    space -= length;
    paths.add(path);
  }
  return [...paths];
}

/** Maximum number of files that words can ask for at once. */
export const mostAsked = 3;

/** Returns the files that words name clearly. */
export function filesNamedIn(
  text: string,
  paths: readonly string[],
  rules: PathRules,
): readonly RepoPath[] {
  const named = findMentions({ title: '', body: text }, paths)
    .filter(({ files, isDependency }) => !isDependency && files.length === 1)
    .flatMap(({ files }) => files.map((path) => repoPath(path, rules)));
  return [...new Set(named.filter((path) => typeof path === 'string'))];
}

/** Returns the planned files that are to be created. */
export function filesToCreate(run: Run): readonly PromptPart[] {
  const created = filesToFix(run).filter(({ state }) => state === 'new');
  const tags = created.map(({ path }) => fixed(emptyTag('file', { path, new: true })));
  return tags.length === 0 ? [] : [fixed('Files to create:'), ...tags];
}

/** What an edit of a change is shown elsewhere: the first prompt's lines of files. */
interface NeedsBeside {
  /** The tests that a failure tells of, by their files. */
  readonly failed: ReadonlyMap<RepoPath, readonly Lines[]>;
  readonly begun: (path: RepoPath) => readonly Lines[];
}

/** Characters of all files together, of one that is shown whole, and of what the words name in one. */
const room = { all: 24_000, whole: 4_000, named: 4_000 } as const;

/** Lines above and below each change. */
const margin = 10;

/**
 * Returns the files that an edit of a change needs, as they are now: where they have changed, what the plan or a critique
 * names, and what was read of them, each line once. No older text stands beside them that an edit could be made of.
 */
export async function currentFiles(
  place: StepPlace,
  { begun, failed }: NeedsBeside,
): Promise<readonly PromptPart[]> {
  const { task, run } = place;
  const { workspace, syntax, repository } = place.context;
  const { paths, ranking } = await repository(task);
  const { focus } = ranking;
  const said = wordsOf(run);
  const own = editLooks(run);
  const looks = exploredSince(run, -1).filter((step) => !own.includes(step));
  const named = looks
    .flatMap(({ reads }) => reads.flatMap(linesShown))
    .flatMap(({ path }) => (said.includes(path.slice(path.lastIndexOf('/') + 1)) ? path : []))
    .map((path) => repoPath(path, task.paths))
    .filter((path) => typeof path === 'string');
  // No look may be left for what the critique names.
  const critique = openCritique(run)?.critique ?? '';
  const asked = filesNamedIn(critique, paths, task.paths).slice(0, mostAsked);
  const wanted = new Set([...pathsToEdit(run), ...refusedPaths(run), ...named, ...asked]);
  for (const path of failed.keys()) wanted.add(path);
  const most = Math.floor(room.all / Math.max(1, wanted.size));
  const read = Array.from(wanted, async (path): Promise<PromptPart | undefined> => {
    const change = currentPatch(run).get(path);
    const before = change?.before ?? (await workspace.read(path))?.text ?? null;
    const text = change === undefined ? before : change.after;
    if (text === null && change === undefined && !isNew(path, run)) return undefined;
    if (text === null) return filePart({ path, text, isGone: change !== undefined });
    const file = { path, text, definitions: await syntax.definitions(path, text) };
    const changed = changedLines(before ?? '', text);
    const seen = linesNow(file, begun(path), { run, looks, before: before ?? '' });
    const words = namedLines(file, said, Math.min(room.named, most));
    const asked = [...(failed.get(path) ?? []), ...askedLines(file, critique)];
    if (changed.length + seen.length + asked.length === 0)
      return filePart(file, { ranges: words, focus }, { ...neededSize, whole: most, parts: most });
    const marked = before === null ? [] : changed;
    const rest = [...words, ...seen].filter(({ start, end }) => start < end);
    const isWhole = text.length <= Math.min(room.whole, most);
    const around = isWhole ? [{ start: 1, end: linesOf(text).length }] : changed.map(withMargin);
    const lines = linesInRoom([...(isWhole ? [] : asked), ...around, ...rest], text, most);
    return currentPart({ path, text, marked }, lines);
  });
  const parts = (await Promise.all(read)).filter((one) => one !== undefined);
  return parts.length === 0 ? [] : [fixed('The files as they are now:'), ...parts];
}

/** A file with the lines of it that have changed. */
interface MarkedFile {
  readonly path: RepoPath;
  readonly text: string;
  readonly marked: readonly Lines[];
}

const withMargin = ({ start, end }: Lines) => ({ start: start - margin, end: end + margin });

const isNew = (path: RepoPath, run: Run) =>
  filesToFix(run).some((file) => file.path === path && file.state === 'new');

const refusedPaths = (run: Run) =>
  (findStagings(run).at(-1)?.refusals ?? []).map(({ path }) => path);

/** Returns what the plan and an open critique say. */
function wordsOf(run: Run): string {
  const changes = filesToFix(run).map(({ change = '' }) => change);
  const critique = openCritique(run)?.critique ?? '';
  return [currentPlan(run)?.understanding ?? '', ...changes, critique].join('\n');
}

/** Returns the lines of a text that a change has made, or next to which it has only removed some. */
function changedLines(before: string, after: string): readonly Lines[] {
  if (before === after) return [];
  return lineHunks(linesOf(before), linesOf(after)).map(({ at, added }) => ({
    start: at + 1,
    end: at + added.length,
  }));
}

interface Looked {
  readonly run: Run;
  readonly looks: readonly StepOf<'explored'>[];
  readonly before: string;
}

/** Returns where the lines of a file now are that the model was shown, the last first. */
function linesNow(
  { path, text }: { readonly path: RepoPath; readonly text: string },
  begun: readonly Lines[],
  { run, looks, before }: Looked,
): readonly Lines[] {
  const seen = [{ lines: begun, old: before }];
  for (const look of looks) {
    const soFar = { steps: run.steps.slice(0, run.steps.indexOf(look)) };
    const change = currentPatch(soFar).get(path);
    const old = change === undefined ? before : (change.after ?? '');
    seen.push({ lines: linesRead(path, look.reads), old });
  }
  return seen.toReversed().flatMap(({ lines, old }) => movedLines(lines, old, text));
}

/** Returns where lines of a text are in a later one. */
function movedLines(ranges: readonly Lines[], old: string, now: string): readonly Lines[] {
  if (old === now || ranges.length === 0) return ranges;
  const hunks = lineHunks(linesOf(old), linesOf(now));
  const place = (line: number, isEnd: boolean) => {
    const last = hunks.findLast(({ from }) => from < line);
    if (last === undefined) return line;
    const end = last.at + last.added.length;
    if (line > last.to) return line - last.to + end;
    return isEnd ? end : last.at + 1;
  };
  return ranges.map(({ start, end }) => ({ start: place(start, false), end: place(end, true) }));
}

/** Returns lines of a file as it is now, and says which of them have changed. */
function currentPart({ path, text, marked }: MarkedFile, chosen: readonly Lines[]): PromptPart {
  const isWhole = chosen.some(({ start, end }) => start === 1 && end === linesOf(text).length);
  const shown = isWhole ? text : windowsText(text, chosen);
  const marks = marked.length === 0 ? {} : { changed: placesOf(marked) };
  const within = (limit: number) =>
    enclosed('file', clipLines(shown, limit, '\n(cut here)'), { path, ...marks });
  const spare = { kind: 'file', name: path, within } as const;
  return {
    text: enclosed('file', shown, { path, ...marks }),
    spare,
  };
}

/** Changes that are listed. */
const mostPlaces = 20;

/** Says which lines a change has made. */
function placesOf(changed: readonly Lines[]): string {
  const places = changed.map(({ start, end }) => {
    if (end < start) return `some removed before ${start}`;
    return start === end ? `${start}` : `${start}-${end}`;
  });
  return firstFew(places, mostPlaces).join(', ');
}
