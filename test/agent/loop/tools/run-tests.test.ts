import { describe, expect, test } from 'vitest';
import { repositoryFiles } from '../../../../src/agent/loop/context/index.ts';
import { explore, readTools } from '../../../../src/agent/loop/tools/index.ts';
import { outputPage } from '../../../../src/agent/loop/tools/run-tests.ts';
import { newRun } from '../../../../src/core/run/index.ts';
import { patchDiff } from '../../../../src/engines/edits/index.ts';
import type { CommandResult } from '../../../../src/engines/evidence/index.ts';
import { exited } from '../../../engines/evidence/command-results.ts';
import { memoryChecks } from '../../../support/memory/context.ts';
import { changeOf, patchOf } from '../../../support/memory/samples/changes.ts';
import { readOf, runOf, step } from '../../../support/memory/samples/runs.ts';
import { call, contextOf, explored, exploreIn, task } from './exploring.ts';

const files = { 'src/a.ts': 'a', 'test/a.test.ts': 'test', 'test/b.test.ts': 'test' };

/** Checks that note what runs, and end as given. */
function checksOf(result: CommandResult) {
  const ran: unknown[] = [];
  const checks = memoryChecks(
    (what, patch) => {
      ran.push([what, patchDiff(patch) === '' ? 'untouched' : 'changed']);
      return result;
    },
    { testFilesCommand: 'run {files}' },
  );
  return { ran, checks };
}

async function told(result: CommandResult, named: unknown, run = runOf()) {
  const { ran, checks } = checksOf(result);
  const calls = [call('run_tests', named)];
  const [read] = await exploreIn(contextOf(files, { checks }), calls, { run });
  return { ran, text: read?.result, ruling: read?.ruling };
}

test('tests run in the files that a call names, with the change so far', async () => {
  const changed = patchOf(changeOf('src/a.ts', 'a', 'b'));
  const run = runOf(step.fix('src/a.ts'), step.edited(changed), step.checked());
  const output = 'not ok 1 - adds\n1..1\n# tests 1\n# pass 0\n# fail 1\n';
  const { ran, text } = await told(exited(1, output), { files: ['test/a.test.ts'] }, run);
  expect(ran).toEqual([[{ testFiles: ['test/a.test.ts'] }, 'changed']]);
  expect(text).toBe(`Exit code 1; tests run: 1, failed: 1.\n${output}`);
});

test('people are told the command as it runs, with the names of the files', async () => {
  const { checks } = checksOf(exited(0));
  const seen: unknown[] = [];
  const context = contextOf(files, { checks, onProgress: (activity) => seen.push(activity) });
  await exploreIn(context, [call('run_tests', { files: ['test/a.test.ts'] })], { run: runOf() });
  expect(seen).toContainEqual(
    expect.objectContaining({ kind: 'running', text: "run 'test/a.test.ts'" }),
  );
});

test.each([
  [{ files: './test/b.test.ts' }, ['test/b.test.ts']],
  [{ files: 'test/a.test.ts' }, ['test/a.test.ts']],
  [{ files: ['test/*.ts'] }, ['test/a.test.ts', 'test/b.test.ts']],
  [{ files: ['test', 'test/a.test.ts'] }, ['test/a.test.ts', 'test/b.test.ts']],
])('%j means the files %j', async (named, testFiles) => {
  const { ran } = await told(exited(0), named);
  expect(ran).toEqual([[{ testFiles }, 'untouched']]);
});

test.each([
  ['a file that does not exist', ['test/c.test.ts'], 'there is no test file test/c.test.ts'],
  ['a command', ['; touch x'], 'there is no test file ; touch x'],
  ['a folder without tests', ['src'], 'there is no test file src'],
])('nothing runs for %s', async (_, named, why) => {
  const { ran, text } = await told(exited(0), { files: named });
  expect(ran).toEqual([]);
  expect(text).toContain(`Nothing was run: ${why}`);
});

test('what services print belongs to tests that fail', async () => {
  const named = { files: ['test/a.test.ts'] };
  const services = 'LOG: seen\nERROR: no column';
  const failed = { ...exited(1, 'not ok 1\nLOG: seen\n'), services };
  expect((await told(failed, named)).text).toBe(
    'Exit code 1.\nnot ok 1\nLOG: seen\n\nThe services printed meanwhile:\nERROR: no column',
  );
  expect((await told({ ...exited(0), services }, named)).text).not.toContain('ERROR');
});

test('tests that cannot run, or take too long, are said to', async () => {
  const named = { files: ['test/a.test.ts'] };
  const not = await told({ kind: 'not-run', why: 'No space is left.' }, named);
  expect(not.text).toBe('The tests could not be run: No space is left.');
  const late = await told({ kind: 'timed-out', limit: 'max', output: 'ok 1', elapsed: 9 }, named);
  expect(late.text).toContain('Stopped: it takes longer than 1 second (max)');
  expect(late.text).toContain('ok 1');
});

test('tests run eight times and no more', async () => {
  const before = Array.from({ length: 8 }, (_, at) => ({ ...readOf(`${at}`), tool: 'run_tests' }));
  const run = runOf(explored(...before));
  const { ran, text } = await told(exited(0), { files: ['test/a.test.ts'] }, run);
  expect(ran).toEqual([]);
  expect(text).toContain('the tests were run 8 times already');
});

test('without a command for it, the tool is not offered', async () => {
  const { checks } = checksOf(exited(0));
  const context = contextOf(files, { checks: { ...checks, testFilesCommand: undefined } });
  const [read] = await exploreIn(context, [call('run_tests', { files: ['test/a.test.ts'] })]);
  expect(read).toMatchObject({ ruling: 'invalid' });
});

test('the model is told beforehand that edits beside the call are not kept', () => {
  const { checks } = checksOf(exited(0));
  const specs = readTools({ tickets: undefined, checks }).map(({ spec }) => spec);
  const { description } = specs.find(({ name }) => name === 'run_tests') ?? {};
  expect(description).toContain('edits beside the call (not kept)');
});

const long = Array.from({ length: 900 }, (_, n) => `ok ${n + 1} - the ${n + 1}th test`).join('\n');

describe('the pages of an output', () => {
  const pageOf = (page: number, output = long) => outputPage({ output, failures: [] }, page);
  const bodyOf = (page: number, output = long) => pageOf(page, output).replace(/^\(.*\)\n/, '');

  test('are one if it is short, whatever is asked for', () => {
    expect([1, 2, 9].map((page) => pageOf(page, 'ok 1\n'))).toEqual(Array(3).fill('ok 1\n'));
  });

  test('are the shortened one, and then all of it', () => {
    const [, last = ''] = /^\(shortened: pages 2 to (\d+) are all of it\)\n/.exec(pageOf(1)) ?? [];
    const pages = Array.from({ length: Number(last) - 1 }, (_, at) => bodyOf(at + 2));
    expect(pages.join('\n')).toBe(long);
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(6_000);
    expect(pageOf(3)).toMatch(new RegExp(`^\\(page 3 of ${last}\\)\\n`));
    expect(pageOf(99)).toBe(pageOf(Number(last)));
  });

  test('cut what stands on one line', () => {
    const line = 'x'.repeat(20_000);
    expect([2, 3, 4, 5].map((page) => bodyOf(page, line)).join('')).toBe(line);
  });
});

describe('a page of a run', () => {
  const ran: unknown[] = [];
  const checks = memoryChecks(
    (what) => {
      ran.push(what);
      return exited(1, long);
    },
    { testFilesCommand: 'run {files}' },
  );
  const context = contextOf({ 'test/a.test.ts': 'test' }, { checks });
  const commandResults = new Map();
  const repository = repositoryFiles(context.workspace);
  const look = async (input: object, run = newRun) => {
    const within = { ...context, commandResults, repository, task, run };
    const [read] = await explore([call('run_tests', input)], readTools(context), 5, within);
    return read;
  };
  const files = ['test/a.test.ts'];

  test('needs no other one, and counts for none', async () => {
    const none = await look({ files, page: 2 });
    expect(none?.result).toBe(
      'Nothing was run: these tests have not run yet: ask for them without a page.',
    );
    await look({ files });
    const pages = await Promise.all(
      Array.from({ length: 9 }, (_, at) => look({ files, page: at + 2 })),
    );
    expect(pages[0]?.result).toMatch(/^Exit code 1\.\n\(page 2 of \d\)\nok 1 - the 1th test\n/);
    expect(ran).toHaveLength(1);
    const run = runOf(explored(...pages.flatMap((read) => read ?? [])));
    expect((await look({ files: ['./test/a.test.ts'] }, run))?.result).toMatch(
      /^Exit code 1\.\n\(short/,
    );
  });

  test('is that of the failed check if it names no file', async () => {
    expect((await look({ files: [] }))?.result).toBe('Nothing was run: name the files of tests.');
    expect((await look({ page: 2 }, runOf(step.tested('passed'))))?.result).toContain(
      'Nothing was run',
    );
    const failed = step.tested('failed');
    if (failed.kind !== 'tested') throw new Error('no step of tests');
    const tests = { kind: 'failed', failures: [], output: long } as const;
    const run = runOf({ ...failed, results: { ...failed.results, tests } });
    expect((await look({ files: [], page: 2 }, run))?.result).toMatch(/^\(page 2 of \d\)\nok 1 -/);
  });
});
