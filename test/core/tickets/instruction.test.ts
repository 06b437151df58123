import { describe, expect, test } from 'vitest';
import { inputFingerprint, instruction } from '../../../src/core/tickets/instruction.ts';
import { emptyRecord } from '../../../src/core/tickets/record.ts';
import { commentOf, ticketOf } from '../../support/memory/samples.ts';

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

describe('everything that people put on a ticket', () => {
  test('fields, links and attachments, each in its section', () => {
    const ticket = ticketOf({
      fields: [
        { name: 'Acceptance criteria', text: '- The total is 6.' },
        { name: 'Empty', text: ' ' },
      ],
      links: [{ key: 'APP-3', relation: 'is blocked by', summary: 'Rates are stale' }],
      attachments: [
        { name: 'app.log', note: '1 KB', text: 'a\n```\nb\n' },
        { name: 'screen.png', note: 'image/png, 340 KB' },
      ],
    });
    expect(instruction(ticket, emptyRecord)).toMatchInlineSnapshot(`
      "# APP-17: The total is wrong

      In \`src/cart.ts\` the total adds where it should multiply.

      ## Fields

      ### Acceptance criteria

      - The total is 6.

      ## Linked tickets

      - is blocked by APP-3: Rates are stale

      ## Attachments

      **app.log** (1 KB):

      \`\`\`\`
      a
      \`\`\`
      b
      \`\`\`\`

      **screen.png** (image/png, 340 KB)"
    `);
  });

  test('at most 20 linked tickets, and how many there are beyond', () => {
    const links = Array.from({ length: 33 }, (_, n) => ({
      key: `APP-${n + 1}`,
      relation: 'relates to',
      summary: `Number ${n + 1}.`,
    }));
    const asked = instruction(ticketOf({ links }), emptyRecord);
    expect(asked).toContain(
      '- relates to APP-20: Number 20.\n(Linked tickets that are not shown: 13.)',
    );
    expect(asked).not.toContain('APP-21');
  });

  test('comments that only some may see are counted, not shown', () => {
    const asked = instruction(ticketOf({ restrictedComments: 2 }), emptyRecord);
    expect(asked).toContain('(Comments that only some may see, and so not read: 2.)');
  });
});

describe('a retry', () => {
  const worked = { ...emptyRecord, inputs: ['f'], attempts: 1, read: ['1', '2'] };

  test('holds the last change in a fence that it cannot end, and what was wanted still', () => {
    const diff = '--- a/README.md\n+++ b/README.md\n+```ts\n';
    const since = { ...worked, diff, critique: 'Two items are still added.' };
    const asked = instruction(ticketOf({ comments }), since);
    expect(asked).toContain(
      `## The last attempt\n\nWhat was wanted still:\n\nTwo items are still added.\n\nWhat it changed:\n\n\`\`\`\`diff\n${diff.trim()}\n\`\`\`\``,
    );
  });

  test('says so when there is no new comment', () => {
    const asked = instruction(ticketOf({ comments }), worked);
    expect(asked).toMatch(
      /## New since the last attempt\n\nNo comment: the ticket was opened again/,
    );
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
    ['another field', { comments, fields: [{ name: 'Criteria', text: 'Six.' }] }],
    ['a new file', { comments, attachments: [{ name: 'app.log', note: '1 KB' }] }],
    ['an edited comment', { comments: [commentOf('1', 'With four.'), ...comments.slice(1)] }],
  ])('%s is new input', (_, change) => {
    expect(inputFingerprint(ticketOf(change))).not.toBe(before);
  });

  test('a move, or another name for a person, is not', () => {
    const renamed = comments.map((comment) => ({ ...comment, author: 'A. L.', created: 'later' }));
    const status = { name: 'Done', category: 'done' } as const;
    const links = [{ key: 'APP-3', relation: 'blocks', summary: 'Another' }];
    expect(inputFingerprint(ticketOf({ comments: renamed, status, links }))).toBe(before);
  });
});
