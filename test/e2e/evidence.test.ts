import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canIsolate } from '../adapters/sandbox/job.ts';
import { inOrder, type Scripted } from '../support/openai/openai.ts';
import { branch, key, rightLine } from '../support/project/parcel.ts';
import {
  commentBlock,
  editReply,
  fixBlock,
  planReply,
  replaceLine,
  testBlock,
} from '../support/project/script.ts';
import {
  isolated,
  resultOf,
  runProject,
  startProject,
  testInputs,
} from '../support/project/work.ts';
import { type Files, temporaryFolder } from '../support/repository.ts';
import { leaks } from '../support/runner/runner.ts';
import { approve } from '../support/shop/script.ts';
import { dispatchOf, secrets } from '../support/world.ts';

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

/** Searches the environment of every process, and the folders, for the suffix that all secrets have. */
const search = (...folders: readonly string[]) => `set +e
find_secrets() {
  { env; cat /proc/*/environ; grep -a -r -h -e -of-the-[w]orld ${folders.join(' ')}; } 2> /dev/null |
    tr '\\0' '\\n' | grep -a -o -e '[a-z-]*-of-the-[w]orld' | sort -u
}
found=$(find_secrets)
echo "secrets found: $(grep -c . <<< "$found")"
`;

/** Runs tests that search for secrets and fail because of the change, so that their output is reported. */
async function searchForSecrets(isolation: string, print: string) {
  const replies = [
    planReply(['src/postage.js']),
    editReply(fixBlock),
    editReply(replaceLine(`${rightLine} // begun`, rightLine)),
  ];
  await using folder = await temporaryFolder();
  await writeFile(join(folder.directory, 'token'), secrets.webhook);
  await using world = await startProject(inOrder(replies), {
    'test-command': `${search('..', folder.directory)}${print}\ngrep -q floor src/postage.js`,
    'test-isolation': isolation,
    'test-environment': 'SCALES',
    effort: 'small',
  });
  const env = { RUNNER_TEMP: folder.directory, SCALES: 'calibrated' };
  return await runProject(world, { env });
}

describe.concurrent('tests that search for secrets (skipped without a sandbox)', () => {
  it.skipIf(!canIsolate)(
    'leak none to the model, the log, the pull request or the ticket',
    async () => {
      const print = 'env; echo "$found"';
      const { run, body, comment, prompts } = await searchForSecrets('required', print);
      expect(run.outputs).toMatchObject({ 'stop-reason': 'tests-failed' });
      for (const text of [body, prompts[2]]) {
        expect(text).toContain('SCALES=calibrated');
        expect(text).toContain('secrets found: 0');
      }
      const text = [run.stdout, body, comment, ...prompts].join('\n');
      expect(leaks({ ...run, stdout: text }, Object.values(secrets))).toEqual([]);
    },
  );

  it.skipIf(!canIsolate)('find all of them outside the sandbox, so the search works', async () => {
    const { body } = await searchForSecrets('none', '');
    expect(body).toContain(`secrets found: ${Object.keys(secrets).length}`);
  });
});

describe('a change that fails', () => {
  const first = '  return Math.ceil(grams / 1000) * 10;';
  const second = '  return Math.ceil(grams / 1000) * 1000;';
  const plan = planReply(['src/postage.js']);

  /** A suite that prints a lot before it fails. */
  const noisy = `import assert from 'node:assert';
import { test } from 'node:test';
import { postage } from '../src/postage.js';

test('every whole kilogram costs 100', () => {
  for (let kilograms = 1; kilograms < 3000; kilograms += 1) console.log('weighed', kilograms);
  assert.equal(postage(3000), 300);
});
`;

  it("a change that fails the project's own tests is returned with their shortened output, becomes a draft when no attempt is left, and is ready when a reopened ticket has corrected it", async () => {
    const failing = [plan, editReply(replaceLine(first)), editReply(replaceLine(second, first))];
    const corrected = [plan, editReply(replaceLine(rightLine)), approved];
    await using world = await startProject(
      inOrder([...failing, ...corrected]),
      { ...testInputs, effort: 'small' },
      {
        'test/noisy.test.js': noisy,
      },
    );
    const { run, files, prompts, ...left } = await runProject(world);
    const again = prompts[2] ?? '';
    expect(again).toContain('The tests failed because of the change.');
    const output = /<output>\n([\s\S]*)\n<\/output>/.exec(again)?.[1] ?? '';
    expect(output).toContain('every whole kilogram costs 100');
    expect(output).toContain('30 == 300');
    expect(output).toMatch(/\(… \d+ lines left out …\)/);
    expect(output.length).toBeLessThanOrEqual(6_000);

    expect(run).toMatchObject({
      exitCode: 1,
      outputs: { 'stop-reason': 'tests-failed', calls: '3', 'pull-request': expect.any(String) },
    });
    const url = run.outputs['pull-request'] ?? 'no pull request';
    expect(run.annotations).toEqual([expect.stringContaining("project's own checks fail")]);
    expect(run.annotations[0]).toContain(url);
    expect(world.github.pulls).toMatchObject([{ draft: true, state: 'open' }]);
    expect(left).toMatchObject({ status: 'In Arbeit', comments: 1, violations: [] });
    for (const text of [left.body, left.comment]) {
      expect(text).toMatch(/It is a draft because: tests fail\b/);
      expect(text).toContain('| Tests | ✗ failed | `node --test`: fails because of the change');
      expect(text).toContain('whole kilograms cost 100 each');
    }
    expect(left.body).toContain('3000 == 300');
    expect(left.body).toMatch(/\(… \d+ lines left out …\)/);
    expect(left.comment).toContain(url);
    expect(files.get('src/postage.js')).toContain(second);

    world.jira.addComment(key, 'Mia', 'It costs 1000 now.');
    world.jira.reopen(key);
    const retry = await world.act(dispatchOf(world.ticket(key), 'second', 'reopened'));
    const then = await resultOf(world, retry);
    expect(retry).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved' } });
    const notice = { name: 'notice', message: expect.stringContaining(url) };
    expect(retry.commands).toContainEqual(expect.objectContaining(notice));
    expect(then.prompts[3]).toContain('The tests failed because of the change.');
    expect(then.prompts[5]).toContain('The tests passed with the change');
    expect(then.body).toContain('| Tests | ✓ passed | `node --test`: 2 passed');
    expect(then.pulls).toMatchObject([{ draft: false, state: 'open' }]);
    expect(then).toMatchObject({ status: 'In Prüfung', comments: 2, violations: [] });
    expect(then.files.get('src/postage.js')).toContain(rightLine);
  });
});
