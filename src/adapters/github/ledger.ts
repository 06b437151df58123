import type { RunLedger } from '../../agent/ports.ts';
import {
  emptyMonth,
  ledgerFile,
  ledgerRef,
  type MonthLedger,
  readMonth,
  writeMonth,
} from '../../core/ledger/index.ts';
import { sleep } from '../../engines/async.ts';
import {
  explaining,
  type GitHubSettings,
  githubConnection,
  isOvertaken,
  type OutageOptions,
} from './connection/index.ts';
import { type Commit, commitAt, type GitHubRepository, withCommits } from './publish/index.ts';

/** Tries to store a month while other writers are faster. */
const maxTries = 100;

/** The same, at once, for a run that was cancelled: it has seconds to say how it ended. */
const triesWhenOver = 8;

/** Milliseconds that a writer waits at most before its next try, so that many writers come apart. */
const longestPause = 4_000;

/** What keeps many writers apart. */
interface LedgerOptions extends OutageOptions {
  /** Returns a number from 0 up to, but not including, 1. */
  readonly random?: (() => number) | undefined;
}

/**
 * The ledger of a repository: a ref outside `refs/heads`, whose commits hold a file for each month and none of the
 * project's. When several writers move it from the same commit, GitHub lets one succeed, and the others try again.
 */
export function githubLedger(settings: GitHubSettings, options: LedgerOptions = {}): RunLedger {
  const repository = withCommits(githubConnection(settings, options));
  const explained = explaining(settings);
  return {
    months: () => explained(listMonths(repository)),
    read: (month) => explained(readAt(repository, month)),
    update: (month, change) => explained(update(repository, { month, change, ...options })),
  };
}

async function listMonths(repository: GitHubRepository): Promise<readonly string[]> {
  const files = await listFiles(repository, await newestCommit(repository));
  return [...files.keys()]
    .flatMap((name) => /^(\d{4}-\d{2})\.jsonl$/.exec(name)?.[1] ?? [])
    .sort()
    .reverse();
}

async function readAt(repository: GitHubRepository, month: string): Promise<MonthLedger> {
  return readFrom(repository, await newestCommit(repository), month);
}

interface Update extends Pick<LedgerOptions, 'signal' | 'wait' | 'random'> {
  readonly month: string;
  readonly change: (month: MonthLedger) => MonthLedger;
}

async function update(repository: GitHubRepository, given: Update): Promise<MonthLedger> {
  const { random = Math.random, wait = sleep, signal = new AbortController().signal } = given;
  for (let tries = 1; ; tries += 1) {
    try {
      return await repository.repeat(() => store(repository, given));
    } catch (error) {
      if (tries === maxTries || !isOvertaken(error)) throw error;
    }
    const isOver = !(await wait(random() * Math.min(longestPause, 100 * 2 ** tries), signal));
    if (isOver && tries >= triesWhenOver) signal.throwIfAborted();
  }
}

/** Stores the change on top of what the ledger is now. After a lost answer, the change finds itself stored. */
async function store(
  repository: GitHubRepository,
  { month, change }: Update,
): Promise<MonthLedger> {
  const { rest, at, createCommit } = repository;
  const newest = await newestCommit(repository);
  const known = await readFrom(repository, newest, month);
  const changed = change(known);
  if (changed === known) return known;
  const file = { path: ledgerFile(month), mode: '100644', type: 'blob' } as const;
  const { data: tree } = await rest.git.createTree({
    ...at,
    ...(newest && { base_tree: newest.tree }),
    tree: [{ ...file, content: writeMonth(changed) }],
  });
  const parents = newest === undefined ? [] : [newest.sha];
  const { sha } = await createCommit({ message: `Ledger of ${month}`, tree: tree.sha, parents });
  if (newest === undefined) await rest.git.createRef({ ...at, ref: `refs/${ledgerRef}`, sha });
  else await rest.git.updateRef({ ...at, ref: ledgerRef, sha, force: false });
  return changed;
}

/** The newest commit of the ledger; `undefined` before the first entry. */
const newestCommit = (repository: GitHubRepository) => commitAt(repository, ledgerRef);

async function readFrom(
  repository: GitHubRepository,
  commit: Commit | undefined,
  month: string,
): Promise<MonthLedger> {
  const blob = (await listFiles(repository, commit)).get(ledgerFile(month));
  if (blob === undefined) return emptyMonth;
  const { rest, at } = repository;
  const { data } = await rest.git.getBlob({ ...at, file_sha: blob });
  return readMonth(Buffer.from(data.content, 'base64').toString('utf8'));
}

/** The ids of the ledger's files by their names. */
async function listFiles(
  { rest, at }: GitHubRepository,
  commit: Commit | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (commit === undefined) return new Map();
  const { data } = await rest.git.getTree({ ...at, tree_sha: commit.tree });
  return new Map(data.tree.map(({ path, sha }) => [path, sha]));
}
