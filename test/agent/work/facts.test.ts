import { describe, expect, test } from 'vitest';
import { followFixture } from '../../support/memory/follow-fixture.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { askOf, failedCheck } from '../../support/memory/pull-facts.ts';

describe('what people read is how things stand', () => {
  test('leaves its failed checks while people have ended the work, then mends them', async () => {
    const { pull, services, attempts, follow } = followFixture();
    pull.set({ checks: [failedCheck('test')] });
    services.setStatus({ name: 'Erledigt', category: 'done' });
    await follow();
    expect([pull.status, attempts]).toEqual([expect.stringContaining('people have ended'), []]);
    services.setStatus({ name: 'In Arbeit', category: 'indeterminate' });
    await follow();
    expect(attempts).toHaveLength(1);
  });

  test('says of the ticket anew after an attempt, whose own comment may be recorded nowhere', async () => {
    const { pull, notes, follow } = followFixture({ pushes: false });
    await follow();
    pull.ask(askOf('comment-1'));
    await follow();
    const [first, ...later] = notes;
    expect(later).toEqual([first]);
  });

  test('calls no attempt in progress that no record knows', async () => {
    const { services, comment, addComment, work, deliver } = jobFixture();
    await work(...aFix);
    const before = comment();
    addComment('1', 'Negative prices are still wrong.');
    services.fail('remember', new Error('Jira answered 503'));
    const seen: string[] = [];
    await deliver(aFix, { onAsk: () => void seen.push(comment()) });
    expect(new Set(seen)).toEqual(new Set([before]));
  });
});
