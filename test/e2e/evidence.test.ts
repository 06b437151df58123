import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inOrder, type Scripted } from '../support/openai/openai.ts';
import { branch, rightLine } from '../support/project/parcel.ts';
import {
  commentBlock,
  editReply,
  fixBlock,
  planReply,
  testBlock,
} from '../support/project/script.ts';
import { isolated, runProject, startProject, testInputs } from '../support/project/work.ts';
import { type Files, temporaryFolder } from '../support/repository.ts';
import { approve } from '../support/shop/script.ts';

const approved = approve('A kilogram that was begun counts whole.');
const source = ['src/postage.js'];
const ready = { exitCode: 0, outputs: { 'stop-reason': 'approved' } };

interface Setting {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly files?: Files;
  readonly env?: Readonly<Record<string, string>>;
}

async function workOnce(replies: readonly Scripted[], { inputs, files, env }: Setting = {}) {
  await using world = await startProject(inOrder(replies), { ...testInputs, ...inputs }, files);
  const left = await runProject(world, env === undefined ? {} : { env });
  return { ...left, modes: await world.github.modes(branch) };
}

/** A row of the evidence table in the pull request and on the ticket. */
const row = (name: string, state: string, detail: string) => `| ${name} | ${state} | ${detail}`;

describe.concurrent("a fix that passes the project's own commands", () => {
  it('is ready for review, with its evidence in the pull request and on the ticket', async () => {
    const replies = [
      planReply([...source, 'bin/postage']),
      editReply(fixBlock, commentBlock),
      approved,
    ];
    const { run, pulls, modes, files, ...left } = await workOnce(replies, {
      inputs: {
        ...isolated,
        'setup-command': 'echo 200 > .expected',
        'lint-command': 'node --check src/postage.js',
        'test-command': 'node --test && ./bin/postage 1500 | diff .expected -',
      },
    });
    expect(run).toMatchObject(ready);
    expect(pulls).toMatchObject([{ draft: false, state: 'open' }]);
    expect(left).toMatchObject({ status: 'In Prüfung', comments: 1, violations: [] });
    for (const text of [left.body, left.comment]) {
      expect(text).toContain(
        row('Lint and types', '✓ passed', '`node --check src/postage.js`: passes'),
      );
      expect(text).toMatch(/^\| Tests \| ✓ passed \| .*node --test.*: 1 passed \|$/m);
      expect(text).toContain('the change has no test of its own');
      expect(text).not.toContain('It is a draft');
    }
    expect(files.get('src/postage.js')).toContain(rightLine);
    expect(files.get('bin/postage')).toContain('counts whole');
    expect(modes.get('bin/postage')).toBe('100755');
    expect(files.has('.expected')).toBe(false);
  });

  it('is ready despite failing tests that also fail without it', async () => {
    const old = `import { test } from 'node:test';
test('parcels fly', () => {
  throw new Error('not yet');
});
`;
    const { run, pulls, prompts, ...left } = await workOnce(
      [planReply(source), editReply(fixBlock), approved],
      { files: { 'test/flight.test.js': old } },
    );
    expect(run).toMatchObject(ready);
    expect(pulls).toMatchObject([{ draft: false }]);
    expect(left).toMatchObject({ status: 'In Prüfung', violations: [] });
    for (const text of [left.body, left.comment]) {
      expect(text).toContain(
        row('Tests', '≈ as before', '`node --test`: 1 passed, 1 fails as before'),
      );
      expect(text).toContain('parcels fly');
    }
    expect(prompts[2]).toContain(
      'The tests failed, but not because of the change, for these failed',
    );
  });

  it('is ready despite a test that fails once and passes on a rerun', async () => {
    await using folder = await temporaryFolder();
    const FIRST_TIME = join(folder.directory, 'first-time');
    await writeFile(FIRST_TIME, '');
    const flaky = `import { existsSync, rmSync } from 'node:fs';
import { test } from 'node:test';
test('the scales are warm', () => {
  if (!existsSync(process.env.FIRST_TIME)) return;
  rmSync(process.env.FIRST_TIME);
  throw new Error('cold');
});
`;
    const { run, pulls, prompts, ...left } = await workOnce(
      [planReply(source), editReply(fixBlock), approved],
      {
        files: { 'test/scales.test.js': flaky },
        inputs: { 'test-environment': 'FIRST_TIME' },
        env: { FIRST_TIME },
      },
    );
    expect(run).toMatchObject(ready);
    expect(run.stdout).toContain('The commands run unprotected');
    expect(pulls).toMatchObject([{ draft: false }]);
    expect(left.body).toContain(
      row('Tests', '✓ passed', '`node --test`: 2 passed on a rerun, after a failure'),
    );
    expect(left.comment).toContain('the scales are warm');
    expect(prompts).toHaveLength(3);
  });
});

describe.concurrent('a test that shows the bug', () => {
  const wanted = { reproduce: 'true', 'ready-when': 'regression' };
  const plan = planReply(source, ['test/half.test.js']);

  it('is requested once if required, and reported as red before and green after', async () => {
    const replies = [plan, editReply(fixBlock), editReply(testBlock), approved];
    const { run, pulls, prompts, files, ...left } = await workOnce(replies, { inputs: wanted });
    expect(run).toMatchObject(ready);
    expect(prompts[1]).toContain('First write a test that shows the bug');
    expect(prompts[2]).toContain('Add a test that fails without the fix and passes with it');
    expect(prompts[3]).toContain("The change's own tests fail without the fix and pass with it.");
    expect(pulls).toMatchObject([{ draft: false }]);
    expect(left).toMatchObject({ status: 'In Prüfung', violations: [] });
    for (const text of [left.body, left.comment]) {
      expect(text).toContain(row('Red before, green after', '✓ passed', 'fails without the fix'));
      expect(text).toContain('half a kilogram costs 100');
    }
    expect(files.get('test/half.test.js')).toContain('half a kilogram');
  });
});
