import { describe, expect, test } from 'vitest';
import { repositoryFiles } from '../../../../src/agent/loop/context/index.ts';
import { explore, readTools } from '../../../../src/agent/loop/tools/index.ts';
import { outputPage } from '../../../../src/agent/loop/tools/run-tests.ts';
import type { Checks } from '../../../../src/agent/ports.ts';
import { newRun } from '../../../../src/core/run/index.ts';
import { runOf, step } from '../../../support/memory/samples.ts';
import { call, contextOf, explored, task } from './exploring.ts';

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
  const checks: Checks = {
    commands: [{ name: 'tests', text: 'run all' }],
    testFilesCommand: 'run {files}',
    isolation: 'They run apart.',
    prepare: async () => undefined,
    run: async (what) => {
      ran.push(what);
      return { kind: 'exited', code: 1, output: long, elapsed: 1 };
    },
  };
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
