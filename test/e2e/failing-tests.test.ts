import { expect, it } from 'vitest';
import { inOrder } from '../support/openai/openai.ts';
import { key, rightLine } from '../support/project/parcel.ts';
import { editReply, planReply, replaceLine } from '../support/project/script.ts';
import { resultOf, runProject, startProject, testInputs } from '../support/project/work.ts';
import { approve } from '../support/shop/script.ts';
import { dispatchOf } from '../support/world.ts';

const first = '  return Math.ceil(grams / 1000) * 10;';
const second = '  return Math.ceil(grams / 1000) * 1000;';
const plan = planReply(['src/postage.js']);
const approved = approve('A kilogram that was begun counts whole.');

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
