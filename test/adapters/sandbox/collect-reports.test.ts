import { describe, expect } from 'vitest';
import { findPattern, placeFilter } from '../../../src/adapters/sandbox/collect-reports.ts';
import { emptyPatch, type Patch } from '../../../src/engines/edits/index.ts';
import { patchOf } from '../patch-of.ts';
import { it } from './in-job.ts';
import { type Job, modes, runOnce, startJob } from './job.ts';

const suite = (name: string) => `<testsuite><testcase name="${name}"/></testsuite>`;
const writes = (path: string, name: string) => `echo '${suite(name)}' > ${path}`;

describe.each(modes)('with isolation %s', (isolation) => {
  async function reportOf(
    tests: string,
    { patch = emptyPatch, seeds = {}, ...settings }: Partial<Given> = {},
  ) {
    await using job = await startJob({ 'a.txt': 'a\n', ...seeds });
    await settings.prepare?.(job);
    const { reports = ['*.xml'], setup, environment = [] } = settings;
    await using checks = await job.tests({ isolation, tests, setup, reports, environment });
    const result = await runOnce(checks, patch);
    if (result.kind === 'not-run') throw new Error(result.why);
    const { tests: found = [], ignored = [] } = result.report ?? {};
    return { names: found.map(({ name }) => name), ignored, result };
  }

  interface Given {
    readonly patch: Patch;
    readonly seeds: Readonly<Record<string, string>>;
    readonly reports: readonly string[];
    readonly setup: string;
    readonly environment: readonly string[];
    readonly prepare: (job: Job) => Promise<void>;
  }

  it('reads what the command wrote, whatever its exit code', async () => {
    const command = `${writes('one.xml', 'a')}; ${writes('two.xml', 'b')}; chmod 600 two.xml; exit 3`;
    const { names, ignored, result } = await reportOf(command);
    expect(names).toEqual(['a', 'b']);
    expect(ignored).toEqual([]);
    expect(result).toMatchObject({ kind: 'exited', code: 3 });
  });

  it('finds the usual places without a setting, and no others', async () => {
    const folders = 'mkdir -p api/target/surefire-reports build/test-results/test';
    const command = `${folders}; ${writes('api/target/surefire-reports/TEST-a.xml', 'a')}; ${writes('build/test-results/test/TEST-b.xml', 'b')}; ${writes('other.xml', 'c')}`;
    const { names } = await reportOf(command, { reports: [] });
    expect(names).toEqual(['a', 'b']);
  });

  const asked = 'file=$(echo "$PYTEST_ADDOPTS" | cut -d= -f2); mkdir -p "$(dirname "$file")"';
  const writesAsked = `${asked}; echo '${suite('a')}' > "$file"`;

  it('reads what a runner was asked for, if it is all that the runner counts', async () => {
    const { names, ignored } = await reportOf(`${writesAsked}; echo 1 passed in 0.1s`, {
      reports: [],
    });
    expect([names, ignored]).toEqual([['a'], []]);
    const twice = await reportOf(`${writesAsked}; echo 1 passed in 0.1s; echo 2 passed in 0.1s`, {
      reports: [],
    });
    expect(twice.result).not.toHaveProperty('report');
  });

  it('asks for none where the project names reports, or says what a variable holds', async () => {
    const { result } = await reportOf('echo "[$PYTEST_ADDOPTS$SPEC_OPTS]"');
    expect(result.output).toContain('[]');
    const given = await reportOf('echo "[$PYTEST_ADDOPTS]"', {
      reports: [],
      environment: ['PYTEST_ADDOPTS'],
      prepare: async ({ env }) => {
        env.PYTEST_ADDOPTS = '-x';
      },
    });
    expect(given.result.output).toContain('[-x]');
  });

  it('has none where nothing was written', async () => {
    const { result } = await reportOf('echo 3 passed', { reports: [] });
    expect(result).not.toHaveProperty('report');
  });

  it.each([
    ['committed', { seeds: { 'r.xml': suite('old') } }],
    ['written by the set-up', { setup: writes('r.xml', 'old') }],
    ['beside the checkout', { prepare: (job: Job) => job.write({ 'r.xml': suite('old') }) }],
  ] as const)('does not read a report that was %s', async (_, given) => {
    const { names, ignored } = await reportOf('cat r.xml', given);
    expect(names).toEqual([]);
    expect(ignored).toEqual(['No report was written to *.xml.']);
  });

  it('does not read a report that the change wrote, but one that replaced it', async () => {
    const after = suite('forged');
    const patch = patchOf({ path: 'r.xml', before: null, after });
    const forged = await reportOf('cat r.xml', { patch });
    expect(forged.names).toEqual([]);
    expect(forged.ignored).toEqual(['r.xml was not read: the change wrote it, and not the tests.']);
    expect(await reportOf(writes('r.xml', 'true'), { patch })).toMatchObject({ names: ['true'] });
  });

  it('follows no links, opens no pipes, and does not wait for them', async () => {
    const command = `mkfifo pipe.xml; echo '${suite('x')}' > "$TMPDIR/x"; ln -s "$TMPDIR/x" link.xml; ln -s "$TMPDIR" folder; echo '${suite('y')}' > "$TMPDIR/y.xml"; mkdir f.xml; ${writes('r.xml', 'a')}`;
    const { names, ignored } = await reportOf(command, { reports: ['**/*.xml'] });
    expect(names).toEqual(['a']);
    expect(ignored).toEqual([]);
  });

  it('reads no second name of another file', async () => {
    const { names } = await reportOf(`${writes('r.txt', 'a')}; ln r.txt r.xml`);
    expect(names).toEqual([]);
  });

  it.each([
    ['of holes', 'truncate -s 1T r.xml'],
    ['of many files', 'for i in 1 2 3; do head -c 30000000 /dev/zero > $i.xml; done'],
  ])('reads at most 64 MiB %s', async (_, command) => {
    const { names, ignored } = await reportOf(`${writes('a.xml', 'a')}; ${command}`);
    expect(names).toEqual([]);
    expect(ignored).toEqual([
      'The reports of the tests were not read: together, they take more than 64 MiB.',
    ]);
  });

  it('says which report is broken', async () => {
    const { names, ignored } = await reportOf(
      `${writes('a.xml', 'a')}; echo '<testsuite>' > b.xml`,
    );
    expect(names).toEqual([]);
    expect(ignored).toEqual([expect.stringMatching(/^b\.xml was not read: Missing end tag/)]);
  });

  it('reads odd names, and names files as the repository does', async () => {
    const command = `mkdir -- '-a b'; echo "<testsuite><testcase name='a' file='$PWD/src/a.js'/></testsuite>" > '-a b/$(x) ü.xml'`;
    const { result } = await reportOf(command, { reports: ['**/*.xml'] });
    expect(result).toMatchObject({
      report: { tests: [{ name: 'a', file: 'src/a.js', state: 'passed' }] },
    });
  });

  it('reads what a command wrote that was stopped', async () => {
    await using job = await startJob({ 'a.txt': 'a\n' });
    const command = `${writes('r.xml', 'a')}; sleep 600`;
    await using checks = await job.tests({
      ...{ isolation, tests: command, reports: ['r.xml'], timeout: 8_000 },
    });
    expect(await runOnce(checks)).toMatchObject({
      kind: 'timed-out',
      report: { tests: [{ name: 'a' }] },
    });
  });

  it('reads none of lint', async () => {
    await using job = await startJob({ 'a.txt': 'a\n' });
    await using checks = await job.tests({
      ...{ isolation, lint: writes('r.xml', 'a'), reports: ['r.xml'] },
    });
    const result = await checks.run('lint', emptyPatch, new AbortController().signal);
    expect(result).not.toHaveProperty('report');
  });
});

describe('a place', () => {
  it.each([
    ['*.xml', ['a.xml'], ['b/a.xml', 'axml', 'a.xml.bak']],
    ['**/*.xml', ['a.xml', 'b/a.xml', 'b/c/a.xml', '.b/a.xml'], ['a.txt']],
    [
      'reports/**/TEST-?.xml',
      ['reports/TEST-1.xml', 'reports/a/TEST-2.xml'],
      ['TEST-1.xml', 'reports/TEST-12.xml'],
    ],
    ['a+b.xml', ['a+b.xml'], ['aab.xml']],
  ])('%s means %s and not %s', (place, paths, others) => {
    const isMatch = placeFilter([place]);
    expect(paths.filter(isMatch)).toEqual(paths);
    expect(others.filter(isMatch)).toEqual([]);
  });

  it('is found with fewer words first', () => {
    expect(findPattern('**/target/**/TEST-*.xml')).toBe('./checkout/*target/*TEST-*.xml');
  });
});
