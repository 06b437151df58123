import { afterEach, describe, expect, test, vi } from 'vitest';
import { patchDiff } from '../../../src/engines/edits/index.ts';
import { OutageError, UserError } from '../../../src/engines/errors.ts';
import type { Model } from '../../../src/engines/model/port/index.ts';
import { exited } from '../../engines/evidence/command-results.ts';
import {
  lastPrompt,
  memoryChecks,
  type Scripted,
  scriptedModel,
} from '../../support/memory/context.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import type { JobParts } from '../../support/memory/samples/jobs.ts';
import { attemptsOf } from '../../support/memory/samples/runs.ts';

const sound = aFix.slice(0, 2);
const objected = [...sound, reply.revise('Round it.')];
const otherwise = reply.edit('src/cart.ts', 'a * b', 'b * a');
const promise = reply.other('answer', ' ');
const rules = (calls: number) => ({ ...attemptsOf(2), maxCalls: calls });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Ends of a run that keep a sound change without an approval; the others are those of the rules. */
const ends: readonly (readonly [string, readonly Scripted[], JobParts])[] = [
  ['attempts', [...objected, otherwise, reply.revise('Name it.')], {}],
  ['no-action', [...objected, promise, promise], {}],
  ['spending', objected, { rules: rules(3) }],
];

describe('a sound change that was not approved', () => {
  test.each(ends)('is a draft after %s', async (detail, script, job) => {
    const { services, deliver } = jobFixture();
    const { outcome } = await deliver(script, { job });
    expect(outcome).toMatchObject({ detail, pullRequest: { draft: true } });
    expect(services.publications).toHaveLength(1);
    expect(services.publications[0]).toMatchObject({ draft: true, stopIfBaseMoved: false });
  });

  test('is a draft with the objection on top, in the pull request and on the ticket', async () => {
    const { services, deliver, comment } = jobFixture();
    await deliver(objected, { job: { rules: attemptsOf(1) } });
    expect(services.publications[0]?.body).toMatch(
      /\n\nAn attempt at .+\n\nNo attempt .+\.\n\n.+asks for:\*\*\n\n> Round it\.\n\nIt is a draft because: /,
    );
    expect(comment()).toContain('### No change was good enough to be proposed as a fix.');
    expect(comment()).toContain('The last change waits as a draft.');
    expect(comment()).toContain('> Round it.');
    expect(comment()).toContain('pull/7');
    expect(comment()).toContain('+a * b');
  });

  test('is continued by the next attempt, on the same branch', async () => {
    const { services, deliver, addComment } = jobFixture();
    await deliver(objected, { job: { rules: attemptsOf(1) } });
    addComment('1', 'Go on.');
    const { outcome, model } = await deliver([reply.other('ask', 'How?')]);
    expect(outcome.before).toMatchObject({ kind: 'open', change: { pull: { number: 7 } } });
    for (const part of ['What was still wrong:\n\nRound it.', '+a * b', 'Go on.'])
      expect(lastPrompt(model)).toContain(part);
    await deliver(aFix, { job: { review: { id: 'r', author: 'a', text: 'Go on.', remarks: [] } } });
    expect(services.publications.map(({ branch, draft }) => [branch, draft])).toEqual([
      ['fix/APP-17', true],
      ['fix/APP-17', false],
    ]);
  });
});

test.each([
  [true, 'a draft that a developer decides on', 'In Arbeit'],
  [false, 'for a developer to review and merge', 'In Prüfung'],
])(
  'what was published decides whether a pull request is a draft: %s',
  async (draft, task, status) => {
    const pullRequest = { number: 7, url: 'https://github.test/acme/shop/pull/7', draft };
    const commit = 'c'.repeat(40);
    for (const readyWhen of ['never', 'reviewed'] as const) {
      const published = { kind: 'published', commit, pullRequest, notes: [] } as const;
      const { deliver, comment } = jobFixture(published);
      const { outcome } = await deliver(aFix, { job: { readyWhen } });
      expect(outcome).toMatchObject({ pullRequest: { draft }, moved: { to: status } });
      expect(comment()).toContain(task);
    }
  },
);

test('a change that the deadline found at its review is a draft', async () => {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => deadline.signal);
  const script = scriptedModel(...sound);
  const model: Model = {
    async ask(request, control) {
      if (script.requests.length < sound.length) return script.ask(request, control);
      deadline.abort();
      return new Promise(() => {});
    },
  };
  const { services, deliver, comment } = jobFixture();
  const { outcome } = await deliver([], { context: { model } });
  expect(outcome).toMatchObject({ detail: 'deadline', pullRequest: { draft: true } });
  expect(services.publications).toHaveLength(1);
  expect(comment()).toContain(
    'The work took longer than the agent may take. The last change waits as a draft.',
  );
});

describe('no draft is opened', () => {
  const red = memoryChecks((_, patch) =>
    patch.size > 0 ? exited(1, 'not ok 1 - adds') : exited(0, 'ok 1 - adds'),
  );

  test('for a change that fails its tests when the budget ends', async () => {
    const { services, deliver, comment } = jobFixture();
    const given = { job: { rules: rules(2) }, context: { checks: red } };
    const { outcome } = await deliver(sound, given);
    expect(outcome.detail).toBe('spending');
    expect(services.publications).toEqual([]);
    expect(comment()).toContain('The project is unchanged.');
    expect(comment()).toContain('Last change, not in a pull request:');
    expect(comment()).toContain('+a * b');
  });
});

const outage = new OutageError('GitHub answered 502 for acme/shop: Server Error.');
const told = 'The finished change could not be published';

/** A ticket whose fix could not be published because of `error`. */
async function unpublished(error: Error) {
  const fixture = jobFixture();
  fixture.services.fail('publish', error);
  const first = await fixture.work(...aFix);
  fixture.services.fail('publish', undefined);
  return { ...fixture, first };
}

describe('a fix that could not be published', () => {
  test('is part of the result, as a patch, and the ticket says so', async () => {
    const { first, services, comment } = await unpublished(outage);
    expect(first.outcome).toMatchObject({ reason: 'failed', problem: outage.message });
    expect(first.change && patchDiff(first.change.patch)).toContain('+a * b');
    expect(comment()).toContain(told);
    expect(comment()).toContain('Last change, not in a pull request');
    expect(services.record()).toMatchObject({ inputs: [], open: {} });
  });

  test('is made again by the next run, which is shown it', async () => {
    const { services, deliver } = await unpublished(outage);
    const { outcome, model } = await deliver(aFix);
    expect(outcome.reason).toBe('approved');
    expect(JSON.stringify(model.requests[0]?.messages)).toContain('+a * b');
    expect(services.record()).toMatchObject({ attempts: 2, inputs: [expect.any(String)] });
    expect(services.record().open).toBeUndefined();
  });

  test('waits for people if they have to change a setting first', async () => {
    const forbidden = new UserError('Turn on "Allow GitHub Actions to create pull requests".');
    const { first, services } = await unpublished(forbidden);
    expect(first.outcome).toMatchObject({ reason: 'misconfigured' });
    expect(services.record().open).toBeUndefined();
  });

  test('is left to the next run if its own was cancelled while it published', async () => {
    const cancelled = new AbortController();
    const { services, deliver, comment } = jobFixture();
    const publish = () => {
      cancelled.abort();
      return Promise.reject(outage);
    };
    const context = { forge: { ...services.forge, publish }, signal: cancelled.signal };
    const { outcome } = await deliver(aFix, { context });
    expect(outcome.reason).toBe('cancelled');
    expect(comment()).toContain(told);
    expect(services.record().open).toBeDefined();
  });
});

describe('a fix whose publication was not heard of', () => {
  /** A job that has published its fix and then ended with the answer lost. */
  async function unheard(draft = false) {
    const fixture = jobFixture(undefined, draft ? { readyWhen: 'tested' } : {});
    const { forge } = fixture.services;
    const publish: typeof forge.publish = async (publication) => {
      await forge.publish(publication);
      throw outage;
    };
    await fixture.deliver(aFix, { context: { forge: { ...forge, publish } } });
    return fixture;
  }

  test.each([false, true])(
    'is reported by the next run without a call, as a draft: %j',
    async (draft) => {
      const { deliver, services, comment } = await unheard(draft);
      const { outcome, model } = await deliver([]);
      expect(model.requests).toEqual([]);
      expect(outcome).toMatchObject({ reason: 'approved', pullRequest: { number: 7, draft } });
      expect(comment()).toContain('pull/7');
      expect(services.publications).toHaveLength(1);
      expect(services.record()).toMatchObject({ attempts: 1, inputs: [expect.any(String)] });
      expect((await deliver([])).outcome.detail).toBe('nothing-new');
    },
  );

  test('gives way to new words', async () => {
    const { deliver, addComment } = await unheard();
    addComment('1', 'It must also round.');
    const { outcome, model } = await deliver(aFix);
    expect([outcome.reason, model.requests.length]).toEqual(['approved', 3]);
  });
});
