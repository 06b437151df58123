import {
  type CheckResults,
  plantCanary,
  splitPatch,
  tooSlowToRepeat,
  whyNoEvidence,
} from '../../../core/proof/index.ts';
import type { FileChange, Patch } from '../../../engines/edits/index.ts';
import type { CheckFinding, CommandResult } from '../../../engines/evidence/index.ts';
import { fileKind, isTestFile, repoPath } from '../../../engines/files/index.ts';
import {
  type CommandContext,
  commandResult,
  type StepContext,
  type Task,
} from '../context/index.ts';
import type { JudgedChange } from './judged-change.ts';

/** What a change is checked with. */
export interface CheckContext extends CommandContext {
  /** Returns the files of tests that most likely load what is changed, as they are with the change, the nearest first. */
  readonly nearbyTests: () => Promise<readonly FileChange[]>;
}

/** A change, and the run of its tests that decided. */
interface TriedRun {
  readonly change: JudgedChange;
  readonly head: CommandResult | undefined;
}

/** What the tests say of a change. */
type Tested = Omit<CheckResults, 'lint'>;

/** How long a run with a test that must fail may take, against the one without: times, and milliseconds more. */
const patience = { times: 2, more: 30_000 } as const;

/**
 * Tries whether a run that speaks for a change can fail at all: product code can print what tests print, replace what
 * asserts, and write reports. What the tests of the change show is tried only if that is quick.
 */
export async function withCanary(
  found: Tested,
  { change, head }: TriedRun,
  context: CheckContext,
): Promise<Tested> {
  if (!speaksFor(found.tests) || head === undefined || head.kind === 'not-run') return found;
  if (found.regression.kind === 'shown' && head.elapsed > tooSlowToRepeat) return found;
  const canary = plantCanary(change.patch, await context.nearbyTests());
  if (canary === undefined) return found;
  const { settings } = splitPatch(change.patch, change.command);
  const isWhole =
    context.checks?.testFilesCommand === undefined ||
    settings.size > 0 ||
    found.tests.kind === 'tolerated';
  const what = isWhole ? 'tests' : { testFiles: canary.planted.map(({ path }) => path) };
  const { commandTime } = context;
  const most = head.elapsed * patience.times + patience.more;
  const run = await commandResult(
    what,
    { patch: canary.patch, nth: 0, on: 'with a test that must fail: does it?' },
    { ...context, commandTime: () => Math.min(most, commandTime?.() ?? most) },
  );
  const why = whyNoEvidence(canary, { head, run, isWhole });
  return why === undefined ? found : withoutEvidence(found, why);
}

function withoutEvidence(tested: Tested, why: string): Tested {
  const isFailing = tested.tests.kind === 'tolerated';
  const how = isFailing ? 'it fails in the same way without the change' : 'it passes';
  const tests: CheckFinding = { kind: 'inconclusive', why: `${how}, but ${why}` };
  const isShown = tested.regression.kind === 'shown';
  return { ...tested, tests, ...(isShown && { regression: { kind: 'not-shown', why } }) };
}

/** Whether a finding says something in favour of a change. */
const speaksFor = ({ kind }: CheckFinding) =>
  kind === 'passed' || kind === 'flaky' || kind === 'tolerated';

/** Where files of tests are looked for. */
interface Place {
  readonly task: Task;
  readonly context: Pick<StepContext, 'repository' | 'workspace' | 'signal'>;
}

/** How far it is looked for tests of a change: tests that name it, that name what names it, and once more. */
const rounds = 3;

/** Files that are read in a round. */
const mostFiles = 20_000;

/** Files of tests that are returned. */
const mostTests = 8;

const decoder = new TextDecoder();

/**
 * Returns the files of tests that most likely load what a patch changes, as they are with the patch, the nearest first.
 * Those that only the patch brings come last.
 */
export async function nearbyTests(patch: Patch, place: Place): Promise<readonly FileChange[]> {
  const { paths } = await place.context.repository(place.task);
  const changed = [...patch.values()];
  const gone = new Set<string>(changed.flatMap(({ path, after }) => (after === null ? path : [])));
  const there = paths.filter((path) => !gone.has(path));
  const sources = changed.map(({ path }) => path).filter((path) => !mayHoldTests(path));
  const own = changed.filter(({ path, after }) => after !== null && mayHoldTests(path));
  const old = own.filter(({ before }) => before !== null).map(({ path }) => path);
  const loading = sources.length > 0 ? await findLoading(sources, there, place) : old;
  const others = nearestFirst(there.filter(mayHoldTests), sources.length > 0 ? sources : old);
  const files: FileChange[] = [];
  for (const path of new Set([...loading, ...others, ...own.map((one) => one.path)])) {
    const file = await fileAt(path, patch, place);
    if (file !== undefined) files.push(file);
    if (files.length === mostTests) break;
  }
  return files;
}

/** Returns the files of tests that name these sources; if none does, those that name what names them. */
async function findLoading(
  sources: readonly string[],
  paths: readonly string[],
  { context }: Place,
): Promise<readonly string[]> {
  const beside = paths.filter((path) => mayHoldTests(path) && isBeside(path, sources));
  const left = new Set(paths.filter((path) => fileKind(path) < 2));
  let wanted = sources;
  for (let round = 0; round < rounds; round += 1) {
    const mention = mentionOf(wanted);
    if (mention === undefined) break;
    const found: string[] = [];
    await context.workspace.scan([...left].slice(0, mostFiles), (path, bytes) => {
      if (mention.test(decoder.decode(bytes))) found.push(path);
      return !context.signal.aborted;
    });
    const tests = new Set([...beside, ...found.filter(mayHoldTests)]);
    if (tests.size > 0) return nearestFirst([...tests], sources);
    for (const path of found) left.delete(path);
    wanted = found;
  }
  return beside;
}

/** A file with a patch applied, as a change that does nothing. */
async function fileAt(
  path: string,
  patch: Patch,
  { task, context }: Place,
): Promise<FileChange | undefined> {
  const allowed = repoPath(path, task.paths);
  if (typeof allowed !== 'string') return undefined;
  const changed = patch.get(allowed);
  if (changed !== undefined) return changed;
  const file = await context.workspace.read(allowed);
  return file && { ...file, path: allowed, before: file.text, after: file.text };
}

/** The name by which other files load a file: that of its folder if it stands for it. */
function nameOf(path: string): string {
  const parts = path.split('/');
  const stem = (parts.at(-1) ?? '').replace(/(?<=.)\..*$/, '');
  return /^(?:index|__init__|mod|main|lib)$/.test(stem) ? (parts.at(-2) ?? stem) : stem;
}

/** Returns what finds the names of files in a text, however their words are joined: `line_item` is `LineItem`, too. */
function mentionOf(paths: readonly string[]): RegExp | undefined {
  const names = paths
    .map((path) => nameOf(path).split(/[-_]|(?<=[a-z])(?=[A-Z])/))
    .map((words) => words.map((word) => word.replace(/\W/g, '\\$&')).join('[-_]?'))
    .filter((name) => name.length > 1);
  if (names.length === 0) return undefined;
  return new RegExp(`(?<![A-Za-z0-9])(?:${[...new Set(names)].join('|')})(?![a-z0-9])`, 'i');
}

/** Sorts files of tests by how near they are to others: by their names, then by their folders. */
function nearestFirst(tests: readonly string[], sources: readonly string[]): string[] {
  const worth = (test: string) => Math.max(0, ...sources.map((source) => nearness(test, source)));
  return tests
    .map((path) => ({ path, worth: worth(path) }))
    .toSorted((a, b) => b.worth - a.worth || a.path.length - b.path.length)
    .map(({ path }) => path);
}

function nearness(test: string, source: string): number {
  const bare = nameOf(test).replace(/[-_]?(?:tests?|specs?)[-_]?/gi, '');
  const isCalled = bare.toLowerCase() === nameOf(source).toLowerCase();
  const folders = source.split('/').slice(0, -1);
  const shared = test.split('/').filter((one) => folders.includes(one)).length;
  return (isCalled ? 1_000 : 0) + shared;
}

/** Files whose tests are in the same unit as they are, whatever they mention: Go's packages. */
const isBeside = (test: string, sources: readonly string[]) =>
  test.endsWith('_test.go') && sources.some((one) => folderOf(one) === folderOf(test));

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** Whether a path may be one of a file of tests that a runner loads. */
const mayHoldTests = (path: string) => isTestFile(path) && !isData.test(path);

const isData =
  /(?:^|\/)_*(?:test[-_]?)?(?:data|fixtures?|mocks?|snapshots?|resources)_*\/|\.(?:snap|json|jsonl|csv|tsv|txt|md|ya?ml|xml|html?|css|svg|sql|golden|out)$/i;
