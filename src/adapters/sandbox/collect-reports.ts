import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import picomatch from 'picomatch/posix.js';
import { type Patch, sortedChanges } from '../../engines/edits/index.ts';
import type { ReportFile } from '../../engines/evidence/index.ts';
import { askedFolder } from './asked-reports.ts';
import { lastLine, runProgram } from './process.ts';
import { bash, watchStdin } from './scripts.ts';

/** The reports that one run of a command wrote. */
export interface CollectedReports {
  readonly files: readonly ReportFile[];
  /** Those that runners wrote since they were asked to. */
  readonly asked: readonly ReportFile[];
  /** Reports that are not used, a sentence each. */
  readonly ignored: readonly string[];
}

/** Where a command ran, and what it may have written. Paths are absolute. */
interface Written {
  /** The places of reports in the repository; none for the usual ones. */
  readonly places: readonly string[];
  /** The folder that the command wrote to. */
  readonly stage: string;
  /** A file from the start of the run. */
  readonly start: string;
  /** A new folder for copies. */
  readonly copies: string;
  readonly patch: Patch;
  readonly signal?: AbortSignal | undefined;
}

/** Where runners write reports without being asked to, or as soon as they are asked for one. */
const usualPlaces: readonly string[] = [
  '**/target/surefire-reports/TEST-*.xml',
  '**/target/failsafe-reports/TEST-*.xml',
  '**/target/test-reports/TEST-*.xml',
  '**/build/test-results/**/TEST-*.xml',
  '**/Testing/*/Test.xml',
  '**/TestResults/**/*.trx',
];

/** Returns a pattern of `find -path` for at least the paths of a place, from the folder above the repository. */
export const findPattern = (place: string): string => `./checkout/${place.replaceAll('**/', '*')}`;

/** Returns whether a path is one of those that the places mean. */
export const placeFilter = (places: readonly string[]): ((path: string) => boolean) =>
  picomatch([...places], { dot: true, noextglob: true });

/** Bytes of all reports together. */
const mostBytes = 64 * 1024 * 1024;

/** Milliseconds to find and copy them. */
const patience = 30_000;

/**
 * Copies the plain files below the folder `$1` that were written after `$2` and match one of `$5…`, patterns of
 * `find -path`, to the folder `$3`, and lets everyone read them. At most `$4` bytes; prints `cut` if there were more.
 * The files are those of the layer over the private copy, of a copy in its place, or of a copy without isolation: what is
 * in the repository, and what runners were asked for.
 */
const copyReports = `
set -eu
main() {
  exec 3<&-
  for from in "$1/upper" "$1/merged" "$1"; do
    if [[ -d $from/checkout || -d $from/tmp ]]; then break; fi
  done
  start=$2 to=$3 most=$4
  shift 4
  wanted=(-path "$1")
  for pattern; do wanted+=(-o -path "$pattern"); done
  cd -- "$from"
  find . -xdev -type f -links 1 -newer "$start" \\( "\${wanted[@]}" \\) -print0 |
    tar --null -T - -cf - |
    { head -c "$most"; if [[ $(head -c 1 | wc -c) -ne 0 ]]; then echo cut >&2; fi; } |
    tar --no-same-owner -xf - -C "$to" || true
  chmod -R u+rwX,go+rX -- "$to"
}
${watchStdin('kill -KILL 0')}`;

/** Returns what a command wrote to the places of reports. `privileged` is the prefix that gains root. */
export async function collectReports(
  privileged: readonly string[],
  { places, stage, start, copies, patch, signal }: Written,
): Promise<CollectedReports> {
  const wanted = places.length === 0 ? usualPlaces : places;
  await mkdir(copies);
  const patterns = [...wanted.map(findPattern), `./tmp/${askedFolder}/*`];
  const script = bash(copyReports, stage, start, copies, `${mostBytes}`, ...patterns);
  const argv = [...privileged, ...script];
  const result = await runProgram({ argv, killBy: 'closing-stdin', timeout: patience, signal });
  if (result.kind === 'timed-out') return noneBecause('finding them took more than 30 seconds');
  if (result.code !== 0) return noneBecause(lastLine(result.errors));
  if (/^cut$/m.test(result.errors)) return noneBecause('together, they take more than 64 MiB');
  const files = await readCopies(join(copies, 'checkout'), placeFilter(wanted));
  const asked = await readCopies(join(copies, 'tmp', askedFolder), () => places.length === 0);
  const own = files.filter(({ path, text }) => !isInPatch(patch, path, text));
  const others = files.filter((file) => !own.includes(file));
  const ignored = others.map(
    ({ path }) => `${path} was not read: the change wrote it, and not the tests.`,
  );
  if (files.length === 0 && places.length > 0)
    ignored.push(`No report was written to ${places.join(', ')}.`);
  return { files: own, asked, ignored };
}

const noneBecause = (why: string): CollectedReports => ({
  files: [],
  asked: [],
  ignored: [`The reports of the tests were not read: ${why}.`],
});

/** Whether the patch wrote a file, and the command left it so. */
function isInPatch(patch: Patch, path: string, text: string): boolean {
  return sortedChanges(patch).some((change) => change.path === path && change.after === text);
}

/** Reads plain files in the order of their paths. */
async function readCopies(
  folder: string,
  isWanted: (path: string) => boolean,
): Promise<readonly ReportFile[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter(isWanted);
  return Promise.all(
    paths.toSorted().map(async (path) => ({
      path,
      // Without the mark of an encoding that it may begin with.
      text: new TextDecoder().decode(await readFile(join(folder, path))),
    })),
  );
}
