import { describe, expect, test } from 'vitest';
import { inputFingerprint, instruction } from '../../src/core/instruction.ts';
import { emptyRecord } from '../../src/core/record.ts';
import { commentOf, ticketOf } from '../support/memory/samples.ts';

const comments = [commentOf('1', 'It happens with two items.'), commentOf('2', 'Also with three.')];

describe('what the model is asked', () => {
  test('summary, description and every comment, in their order', () => {
    expect(instruction(ticketOf({ comments }), emptyRecord)).toMatchInlineSnapshot(`
      "# APP-17: The total is wrong

      In \`src/cart.ts\` the total adds where it should multiply.

      ## Comments

      **Ada**, 2026-11-20T09:00:00.000Z:

      It happens with two items.

      **Ada**, 2026-11-20T09:00:00.000Z:

      Also with three."
    `);
  });

  test('a ticket without a description says so, and one without comments has no heading', () => {
    const asked = instruction(ticketOf({ description: ' \n' }), emptyRecord);
    expect(asked).toBe('# APP-17: The total is wrong\n\n(no description)');
  });

  test('on a retry, what is new stands apart from what the last attempt had read', () => {
    const since = { ...emptyRecord, inputs: ['f'], read: ['1'] };
    const asked = instruction(ticketOf({ comments }), since);
    const [earlier = '', fresh = ''] = asked.split('## New since the last attempt');
    expect(earlier).toContain('## Earlier comments');
    expect(earlier).toContain('with two items');
    expect(earlier).not.toContain('with three');
    expect(fresh).toContain('with three');
    expect(fresh).not.toContain('with two items');
  });

  test('an attempt that came to no end is no attempt: all comments are simply comments', () => {
    const asked = instruction(ticketOf({ comments }), { ...emptyRecord, comments: ['9'] });
    expect(asked).toContain('## Comments');
    expect(asked).not.toContain('New since');
  });
});

describe('whether a ticket was worked before', () => {
  const before = inputFingerprint(ticketOf({ comments }));

  test.each([
    ['another summary', { comments, summary: 'Another' }],
    ['another description', { comments, description: 'Another' }],
    ['a new comment', { comments: [...comments, commentOf('3', 'Still wrong.')] }],
    [
      'a comment that says the same again',
      { comments: [...comments, commentOf('3', 'Also with three.')] },
    ],
    ['a comment less', { comments: comments.slice(1) }],
    ['an edited comment', { comments: [commentOf('1', 'With four.'), ...comments.slice(1)] }],
  ])('%s is new input', (_, change) => {
    expect(inputFingerprint(ticketOf(change))).not.toBe(before);
  });

  test('a move, or another name for a person, is not', () => {
    const renamed = comments.map((comment) => ({ ...comment, author: 'A. L.', created: 'later' }));
    const status = { name: 'Done', category: 'done' } as const;
    expect(inputFingerprint(ticketOf({ comments: renamed, status }))).toBe(before);
  });
});
