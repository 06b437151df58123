import type { FailedCheck } from '../../../core/tickets/index.ts';
import { type Check, kindOfCheck, namesChange } from '../../../core/work/index.ts';
import { plainOutput } from '../../../engines/evidence/index.ts';
import { clipWithin, oneLine } from '../../../engines/text/index.ts';
import { type GitHubConnection, ifReadable } from '../connection/index.ts';

/** Failed checks whose reasons are read. */
const mostChecks = 5;
const mostAnnotations = 50;
/** Characters of an annotation, and of the name of a check or a step. */
const maxLine = 300;

/** Reads what failed checks say of their failure: their annotations, and the logs of jobs. */
export function fetchFailedChecks(
  github: GitHubConnection,
  checks: readonly Check[],
): Promise<readonly FailedCheck[]> {
  const failed = checks.filter(({ state }) => state === 'failed').slice(0, mostChecks);
  return Promise.all(
    failed.map(async ({ name, failure }) => {
      const [, kind, id = '0'] = /^(\w+)-(\d+)$/.exec(failure?.id ?? '') ?? [];
      const isJob = kind === 'job';
      const [annotations, log] = await Promise.all([
        isJob || kind === 'other' ? readAnnotations(github, Number(id)) : [],
        isJob ? readLog(github, Number(id)) : '',
      ]);
      const steps = (failure?.steps ?? []).map((step) => clipWithin(oneLine(step), maxLine));
      const says = failure?.says;
      return { name: clipWithin(oneLine(name), maxLine), steps, annotations, says, log };
    }),
  );
}

/**
 * Adds to the checks of a pull request whether what they say names its change. Only the first runs of jobs are looked
 * at, and only those that nothing else explains.
 */
export async function withNamedChange(
  github: GitHubConnection,
  pull_number: number,
  checks: readonly Check[],
): Promise<readonly Check[]> {
  const unexplained = checks.filter(
    (check) =>
      check.run?.attempt === 1 && check.failure && kindOfCheck(check, check.failure) === 'ours',
  );
  if (unexplained.length === 0) return checks;
  const { rest, at } = github;
  const [said, changed] = await Promise.all([
    fetchFailedChecks(github, unexplained),
    ifReadable(rest.pulls.listFiles({ ...at, pull_number, per_page: 100 })),
  ]);
  const paths = changed?.data.map(({ filename }) => filename);
  return checks.map((check) => {
    const { failure } = check;
    const found = said[unexplained.indexOf(check)];
    if (found === undefined || paths === undefined || failure === undefined) return check;
    return { ...check, failure: { ...failure, namesChange: namesChange(found, paths) } };
  });
}

async function readAnnotations(
  { rest, at }: GitHubConnection,
  check_run_id: number,
): Promise<readonly string[]> {
  const which = { ...at, check_run_id, per_page: mostAnnotations };
  const found = await ifReadable(rest.checks.listAnnotations(which));
  return (found?.data ?? [])
    .filter(({ path }) => path !== noPlace)
    .map(({ path, start_line, message }) =>
      clipWithin(oneLine(`${path}:${start_line}: ${message ?? ''}`), maxLine),
    );
}

/** The place of what Actions itself says, such as the exit code of a step. */
const noPlace = '.github';

/** Milliseconds for one log. */
const timeLimit = 60_000;

/** What the failed step of a job printed; empty if it cannot be read: what it says helps, but nothing depends on it. */
async function readLog({ rest, at, apiUrl }: GitHubConnection, job_id: number) {
  const request = { redirect: 'manual' } as const;
  try {
    const found = await rest.actions.downloadJobLogsForWorkflowRun({ ...at, job_id, request });
    const url = storeAddress(found.headers.location, apiUrl);
    if (url === undefined) return '';
    // The address is a credential itself, and its host must not get the token.
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeLimit) });
    return answer.ok ? failedStep(await readLogEnd(answer.body)) : '';
  } catch {
    return '';
  }
}

/** An address that a log may be fetched from: a web address, and one without encryption only for an API without. */
function storeAddress(location: string | undefined, apiUrl: string): URL | undefined {
  const url = URL.parse(location ?? '', apiUrl);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  const isWeaker = url?.protocol === 'http:' && !apiUrl.startsWith('http:');
  return url !== null && isWeb && !isWeaker ? url : undefined;
}

/**
 * Characters of a step's output that are kept, from its end and in whole lines: secrets are hidden later, and half of
 * one would not be found.
 */
const maxKept = 400_000;

const timestamp = /^\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z ?/;
const groupOfStep = /^##\[group\]Run /;
const error = /^##\[error\]/;

/**
 * Returns what the failed step of a job printed. Each step of a job begins with a group that names what it runs, and
 * one that fails ends with an error: what comes before and after is of other steps.
 */
export function failedStep(log: string): string {
  const lines = plainOutput(log)
    .split('\n')
    .map((line) => line.replace(timestamp, ''));
  const end = lines.findLastIndex((line) => error.test(line));
  const start = lines.slice(0, end + 1).findLastIndex((line) => groupOfStep.test(line));
  const step = end === -1 ? lines : lines.slice(Math.max(start, 0), end + 1);
  const shown = step
    .filter((line) => !/^##\[(?:endgroup|debug)\]/.test(line))
    .map((line) => line.replace(/^##\[\w+\]/, ''));
  const text = shown.join('\n').trim();
  return text.length <= maxKept ? text : afterLine(text.slice(-maxKept));
}

/** A text without its first line, which may have lost its beginning. */
const afterLine = (text: string) => text.replace(/^[^\n]*\n?/, '');

/** Bytes of a log that are read, and of its end that are kept. */
const limits = { read: 512 * 2 ** 20, kept: 2 ** 20 } as const;

/** Reads a log of any length, and keeps its end. */
async function readLogEnd(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const last: Uint8Array[] = [];
  let [read, kept] = [0, 0];
  for await (const chunk of body ?? []) {
    last.push(chunk);
    read += chunk.length;
    kept += chunk.length;
    while (kept - (last[0]?.length ?? 0) >= limits.kept) kept -= last.shift()?.length ?? 0;
    if (read > limits.read) break;
  }
  const end = new TextDecoder().decode(Buffer.concat(last));
  return read === kept ? end : afterLine(end);
}
