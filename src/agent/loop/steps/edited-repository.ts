import { currentPatch } from '../../../core/run/index.ts';
import {
  type applyEdits,
  type Edit,
  keepNamesWhole,
  namedFiles,
  noEdits,
  type Original,
  type ParsedEdits,
  type Patch,
} from '../../../engines/edits/index.ts';
import {
  type PathRules,
  type RepoPath,
  repoPath,
  resolveName,
} from '../../../engines/files/index.ts';
import type { ModelReply } from '../../../engines/model/port/index.ts';
import { mapTexts } from '../../../engines/text/index.ts';
import { findEdits } from '../../reply/index.ts';
import type { DraftedEdits, StepContext, StepPlace } from '../context/index.ts';
import { pathsToEdit } from '../prompts/index.ts';

/** A reply that may have edits; without more, a whole text. */
type Edited = Pick<ModelReply, 'text'> & Partial<Pick<ModelReply, 'toolCalls' | 'ended'>>;

/** Reads the edits of a reply, taking the names of the files that there are, or that are planned, whole. */
export async function readEdits(
  { text, toolCalls = [], ended = 'stopped' }: Edited,
  { run, context }: StepPlace,
): Promise<ParsedEdits> {
  const names = [...(await everyPath(currentPatch(run), context)), ...pathsToEdit(run)];
  return keepNamesWhole(names, (asWords) =>
    findEdits({ ...mapTexts({ text, toolCalls }, asWords), ended }),
  );
}

/** Stages the edits that a text has beside calls by `stage`, all or none; `undefined` if it has none. */
export async function draftIn(
  text: string,
  place: StepPlace,
  stage: typeof applyEdits,
): Promise<DraftedEdits | undefined> {
  const parsed = await readEdits({ text }, place);
  if (parsed.kind === 'malformed')
    return parsed.why === noEdits ? undefined : { kind: 'refused', text, why: parsed.why };
  const { paths } = await place.context.repository(place.task);
  // Below the name of a file that exists, a fence may only quote.
  const isQuote = (one: Edit) =>
    one.kind === 'whole-file' &&
    one.isFenced === true &&
    resolveName(one.file ?? '', paths).length > 0;
  if (parsed.edits.some(isQuote)) return undefined;
  const repository = await editedRepository(parsed.edits, place);
  const staged = stage(currentPatch(place.run), repository, parsed.edits);
  if (staged.kind === 'unplaced') return { kind: 'refused', text, why: staged.why };
  const { patch, refusals, pending } = staged;
  if (refusals.length === 0) return { kind: 'applies', text, patch };
  const why = refusals.map((one) => `${one.path}: ${one.why}`).join('\n');
  return { kind: 'refused', text, why, refusals, pending };
}

/** Returns what edits are placed in: the files that they may mean, as they are without the change. */
export async function editedRepository(edits: readonly Edit[], { task, run, context }: StepPlace) {
  const patch = currentPatch(run);
  const paths = await everyPath(patch, context);
  const read = filesToRead(edits, pathsToEdit(run), paths, task.paths);
  const created = createdPaths(edits, task.paths).filter((path) => !paths.includes(path));
  const originals = new Map([
    ...(await blockedOriginals(created, context)),
    ...(await readOriginals(read, context)),
  ]);
  return { paths, originals, rules: task.paths };
}

/** Returns the paths of the repository and of the files that the kept patch creates. */
async function everyPath(patch: Patch, context: StepContext): Promise<readonly string[]> {
  const created = [...patch.values()].filter(({ after }) => after !== null);
  const paths = await context.workspace.paths();
  return [...new Set([...paths, ...created.map(({ path }) => path)])];
}

/** Maximum number of files read to find the ones that a reply means. */
const maxRead = 30;

/** Names of a reply that are looked for; one with more is refused. */
const maxNames = 200;

/**
 * Returns the files that were shown and those that the reply's names may mean. A name that may
 * mean more files than can be read is skipped: text that matches one of them might match others as well.
 */
function filesToRead(
  edits: readonly Edit[],
  shown: readonly RepoPath[],
  paths: readonly string[],
  rules: PathRules,
): ReadonlySet<RepoPath> {
  let read: ReadonlySet<RepoPath> = new Set(shown);
  for (const name of namesIn(edits)) {
    const meant = namedFiles(name, paths)
      .map((path) => repoPath(path, rules))
      .filter((path) => typeof path === 'string');
    const more = meant.length > maxRead ? read : new Set([...read, ...meant]);
    if (more.size <= maxRead) read = more;
  }
  return read;
}

/** Returns the paths that edits state in full. */
function createdPaths(edits: readonly Edit[], rules: PathRules): readonly RepoPath[] {
  return namesIn(edits)
    .map((name) => repoPath(name, rules))
    .filter((path) => typeof path === 'string');
}

/** Returns the names that edits have, each once, within limits. */
function namesIn(edits: readonly Edit[]): readonly string[] {
  const names = edits.flatMap((one) => (one.kind === 'renaming' ? [one.file, one.to] : [one.file]));
  return [...new Set(names.filter((name) => name !== undefined))].slice(0, maxNames);
}

async function readOriginals(
  paths: ReadonlySet<RepoPath>,
  context: StepContext,
): Promise<ReadonlyMap<RepoPath, Original>> {
  const entries = await Promise.all(
    [...paths].map(async (path): Promise<[RepoPath, Original]> => {
      const file = await context.workspace.read(path);
      const { text: before = null, executable = false, encoding } = file ?? {};
      const obstacle = await context.workspace.obstacle(path);
      return [path, { before, executable, encoding, obstacle }];
    }),
  );
  return new Map(entries);
}

/** Returns those of the paths that no file can be created at. */
async function blockedOriginals(
  paths: readonly RepoPath[],
  { workspace }: StepContext,
): Promise<readonly (readonly [RepoPath, Original])[]> {
  const originals = await Promise.all(
    paths.map(async (path) => {
      const obstacle = await workspace.obstacle(path);
      return obstacle ? [[path, { before: null, executable: false, obstacle }] as const] : [];
    }),
  );
  return originals.flat();
}
