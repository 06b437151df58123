import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { pullRequestBody } from '../../src/core/report/index.ts';
import { outcomeOf, testedAs } from '../core/report/outcomes.ts';
import { changeOf, patchOf, runOf, step, ticketOf } from '../support/memory/samples.ts';
import { temporaryRepository } from '../support/repository.ts';

const run = promisify(execFile);

test.each([0, 5])(
  'the commands in a pull request take the fix away but not its test, and bring it back: with %d more files',
  async (more) => {
    const before = { 'src/old.js': 'old\n', "src/it's.js": 'a\n', 'test/a.test.js': 'none\n' };
    await using repository = await temporaryRepository(before);
    const { directory } = repository;
    const git = async (...args: readonly string[]) =>
      (await run('git', [...args], { cwd: directory })).stdout.trim();
    const base = await git('rev-parse', 'HEAD');
    const changes = [
      changeOf('src/old.js', 'old\n', null),
      changeOf("src/it's.js", 'a\n', 'b\n'),
      changeOf('src/new.js', null, 'new\n'),
      changeOf('test/a.test.js', 'none\n', 'one\n'),
      ...Array.from({ length: more }, (_, at) => changeOf(`more-${at}.js`, null, 'x\n')),
    ];
    await git('switch', '-qc', 'fix/APP-17');
    for (const { path, after } of changes)
      await (after === null ? rm(join(directory, path)) : writeFile(join(directory, path), after));
    await git('add', '-A');
    await git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'Fix');
    await git('switch', '-q', '-');

    const command = 'cat src/* test/* >> .git/seen.txt; echo >> .git/seen.txt';
    const tested = testedAs({
      tests: { kind: 'passed' },
      regression: { kind: 'shown', tests: ['one'] },
    });
    const commands = [{ name: 'tests', text: command }] as const;
    const checked = { ...step.checked(), commands };
    const steps = [step.fix('src/new.js'), step.edited(patchOf(...changes)), checked, tested];
    const outcome = outcomeOf('approved', runOf(...steps, step.approved()), {
      checkout: { branch: 'fix/APP-17', base },
    });
    const [, script = ''] =
      /```sh\n([\s\S]*?)\n```/.exec(pullRequestBody(ticketOf(), outcome)) ?? [];
    expect(script).toContain('gh pr checkout fix/APP-17\n');
    await run('bash', ['-euc', script.replace('gh pr checkout', 'git checkout -q')], {
      cwd: directory,
    });

    const seen = await readFile(join(directory, '.git/seen.txt'), 'utf8');
    expect(seen.trim().split('\n\n')).toEqual(['b\nnew\none', 'a\nold\none']);
    expect(await git('status', '--porcelain')).toBe('');
    expect(await git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('fix/APP-17');
  },
);
