import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyHistory } from '../../../src/adapters/git/index.ts';
import { openProjectChecks } from '../../../src/adapters/sandbox/index.ts';
import { checkPatch } from '../../../src/agent/loop/steps/index.ts';
import { findWeakenings, type Weakening } from '../../../src/core/proof/index.ts';
import type { FileChange, Patch } from '../../../src/engines/edits/index.ts';
import { isTestFile, type RepoPath, repoPath } from '../../../src/engines/files/index.ts';
import { rulesOf } from '../../../test/support/memory/samples/rules.ts';
import { runGit, temporaryFolder } from '../../../test/support/repository.ts';

/** A commit that says that it fixes something, and changes code and tests. */
export interface HonestFix {
  readonly commit: string;
  readonly subject: string;
  readonly patch: Patch;
}

/** What counts as one: no revert, and few enough files to be a fix. */
const isFix = (subject: string) => /\bfix/i.test(subject) && !/\brevert/i.test(subject);
const mostFiles = 25;

const binary = /\.(?:png|jpe?g|gif|ico|woff2?|jar|gz|zip|pdf|lock)$/i;

/** Returns the newest fixes of a repository, at most `limit`. */
export async function honestFixes(
  repository: string,
  limit: number,
): Promise<readonly HonestFix[]> {
  const format = ['--no-merges', '--raw', '--no-abbrev', '--no-renames', '--format=%x01%H%x02%s'];
  const search = ['-i', '--grep=fix', `--max-count=${limit * 15}`];
  const log = String(await runGit(repository, ['log', ...format, ...search]));
  const fixes: HonestFix[] = [];
  for (const entry of log.split('\x01').slice(1)) {
    const [head = '', ...rows] = entry.split('\n').filter((row) => row !== '');
    const [commit = '', subject = ''] = head.split('\x02');
    const files = rows.flatMap(parseRow);
    const tests = files.filter(({ path }) => isTestFile(path)).length;
    if (!isFix(subject) || files.length > mostFiles || tests === 0 || tests === files.length)
      continue;
    const changes = await Promise.all(files.map((file) => readChange(repository, file)));
    fixes.push({ commit, subject, patch: new Map(changes.map((change) => [change.path, change])) });
    if (fixes.length >= limit) break;
  }
  return fixes;
}

interface RawChange {
  readonly path: RepoPath;
  readonly before: string;
  readonly after: string;
  readonly executable: boolean;
}

function parseRow(row: string): readonly RawChange[] {
  const [, mode, before, after, path] = /^:\d+ (\d+) (\w+) (\w+) \w\t(.*)$/.exec(row) ?? [];
  if (before === undefined || after === undefined || path === undefined) return [];
  const safe = repoPath(path, rulesOf());
  if (typeof safe !== 'string' || binary.test(path)) return [];
  return [{ path: safe, before, after, executable: mode === '100755' }];
}

async function readChange(
  repository: string,
  { path, before, after, executable }: RawChange,
): Promise<FileChange> {
  const textOf = async (id: string) =>
    /^0+$/.test(id) ? null : String(await runGit(repository, ['cat-file', 'blob', id]));
  return {
    path,
    before: await textOf(before),
    after: await textOf(after),
    executable,
  };
}

/** What is called weakened in a fix, by its text or, with a test command for `{files}`, by runs, too. */
export async function judgeFix(
  repository: string,
  { commit, patch }: HonestFix,
  command: string | undefined,
): Promise<readonly Weakening[]> {
  if (command === undefined) return findWeakenings(patch);
  await using folder = await temporaryFolder();
  const directory = join(folder.directory, 'checkout');
  await mkdir(directory);
  const archive = 'git -C "$0" archive "$1^" | tar -x -C "$2"';
  await promisify(execFile)('bash', ['-c', archive, repository, commit, directory]);
  await runGit(directory, ['init', '--quiet', '--initial-branch=main', '--template=']);
  await runGit(directory, ['add', '--all', '--force']);
  await runGit(directory, ['commit', '--quiet', '--message=base']);
  const files = [...patch.values()].filter(
    ({ path, before }) => isTestFile(path) && before !== null,
  );
  const tests = command.replace('{files}', files.map(({ path }) => path).join(' '));
  const settings = {
    timeout: 120_000,
    isolation: 'none',
    environment: ['PATH'],
    copyHistory,
  } as const;
  await using checks = await openProjectChecks(directory, { ...settings, tests });
  const signal = new AbortController().signal;
  const context = { checks, commandResults: new Map(), signal, nearbyTests: async () => [] };
  const { weakened = [], tests: finding } = await checkPatch(patch, context);
  const shows = finding.kind !== 'inconclusive' && finding.kind !== 'not-run';
  if (!shows && weakened.length === 0) throw new Error(finding.why);
  return weakened;
}
