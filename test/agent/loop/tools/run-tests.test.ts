import { expect, test } from 'vitest';
import { readTools } from '../../../../src/agent/loop/tools/index.ts';
import type { Checks } from '../../../../src/agent/ports.ts';
import type { CommandResult } from '../../../../src/core/checks/index.ts';
import { patchDiff } from '../../../../src/core/edits/index.ts';
import { changeOf, patchOf, readOf, runOf, step } from '../../../support/memory/samples.ts';
import { call, contextOf, explored, exploreIn } from './exploring.ts';

const files = { 'src/a.ts': 'a', 'test/a.test.ts': 'test', 'test/b.test.ts': 'test' };

/** Checks that note what runs, and end as given. */
function checksOf(result: CommandResult) {
  const ran: unknown[] = [];
  const checks: Checks = {
    commands: [{ name: 'tests', text: 'run all' }],
    testFilesCommand: 'run {files}',
    isolation: 'They run apart.',
    prepare: async () => undefined,
    run: async (what, patch) => {
      ran.push([what, patchDiff(patch) === '' ? 'untouched' : 'changed']);
      return result;
    },
  };
  return { ran, checks };
}

const exited = (code: number, output: string, services?: string): CommandResult => {
  return { kind: 'exited', code, output, elapsed: 1, services };
};

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
  const { checks } = checksOf(exited(0, ''));
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
  const { ran } = await told(exited(0, ''), named);
  expect(ran).toEqual([[{ testFiles }, 'untouched']]);
});

test.each([
  ['a file that does not exist', ['test/c.test.ts'], 'there is no test file test/c.test.ts'],
  ['a command', ['; touch x'], 'there is no test file ; touch x'],
  ['a folder without tests', ['src'], 'there is no test file src'],
])('nothing runs for %s', async (_, named, why) => {
  const { ran, text } = await told(exited(0, ''), { files: named });
  expect(ran).toEqual([]);
  expect(text).toContain(`Nothing was run: ${why}`);
});

test('what services print belongs to tests that fail', async () => {
  const named = { files: ['test/a.test.ts'] };
  const services = 'LOG: seen\nERROR: no column';
  const failed = exited(1, 'not ok 1\nLOG: seen\n', services);
  expect((await told(failed, named)).text).toBe(
    'Exit code 1.\nnot ok 1\nLOG: seen\n\nThe services printed meanwhile:\nERROR: no column',
  );
  expect((await told(exited(0, '', services), named)).text).not.toContain('ERROR');
});

test('tests that cannot run, or take too long, are said to', async () => {
  const named = { files: ['test/a.test.ts'] };
  const not = await told({ kind: 'not-run', why: 'No space is left.' }, named);
  expect(not.text).toBe('The tests could not be run: No space is left.');
  const late = await told({ kind: 'timed-out', output: 'ok 1', elapsed: 9 }, named);
  expect(late.text).toContain('Stopped: it takes longer than 1 second (test-timeout-minutes)');
  expect(late.text).toContain('ok 1');
});

test('tests run eight times and no more', async () => {
  const before = Array.from({ length: 8 }, (_, at) => ({ ...readOf(`${at}`), tool: 'run_tests' }));
  const run = runOf(explored(...before));
  const { ran, text } = await told(exited(0, ''), { files: ['test/a.test.ts'] }, run);
  expect(ran).toEqual([]);
  expect(text).toContain('the tests were run 8 times already');
});

test('without a command for it, the tool is not offered', async () => {
  const { checks } = checksOf(exited(0, ''));
  const context = contextOf(files, { checks: { ...checks, testFilesCommand: undefined } });
  const [read] = await exploreIn(context, [call('run_tests', { files: ['test/a.test.ts'] })]);
  expect(read).toMatchObject({ ruling: 'invalid' });
});

test('the model is told beforehand that edits beside the call are not kept', () => {
  const { checks } = checksOf(exited(0, ''));
  const specs = readTools({ tickets: undefined, checks }).map(({ spec }) => spec);
  const { description } = specs.find(({ name }) => name === 'run_tests') ?? {};
  expect(description).toContain('edits beside the call (not kept)');
});
