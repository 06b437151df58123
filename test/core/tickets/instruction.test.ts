import { describe, expect, test } from 'vitest';
import { commentEntry, emptyRecord, instruction } from '../../../src/core/tickets/index.ts';
import { commentOf, ticketOf } from '../../support/memory/samples.ts';

const comments = [commentOf('1', 'It happens with two items.'), commentOf('2', 'Also with three.')];

describe('the instruction', () => {
  test('summary, description and every comment, in order', () => {
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

  test('a missing description is mentioned, missing comments are not', () => {
    const asked = instruction(ticketOf({ description: ' \n' }), emptyRecord);
    expect(asked).toBe('# APP-17: The total is wrong\n\n(no description)');
  });

  test('on a retry, new comments are apart from those that the last attempt read', () => {
    const since = { ...emptyRecord, inputs: ['f'], read: comments.slice(0, 1).map(commentEntry) };
    const asked = instruction(ticketOf({ comments }), since);
    const [earlier = '', fresh = ''] = asked.split('## New since the last attempt');
    expect(earlier).toContain('## Earlier comments');
    expect(earlier).toContain('with two items');
    expect(earlier).not.toContain('with three');
    expect(fresh).toContain('with three');
    expect(fresh).not.toContain('with two items');
  });

  test('after an attempt without a conclusion, no comment is new', () => {
    const asked = instruction(ticketOf({ comments }), { ...emptyRecord, comments: ['9'] });
    expect(asked).toContain('## Comments');
    expect(asked).not.toContain('New since');
  });
});

describe('everything on a ticket', () => {
  test('fields, links and attachments, each in its section', () => {
    const ticket = ticketOf({
      fields: [
        { name: 'Acceptance criteria', text: '- The total is 6.' },
        { name: 'Empty', text: ' ' },
      ],
      links: [
        { key: 'APP-3', relation: 'is blocked by', summary: 'Rates are stale' },
        { key: 'APP-4', relation: 'blocks', summary: '' },
      ],
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
      - blocks APP-4

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

  test('at most 20 linked tickets, and the number of others', () => {
    const links = Array.from({ length: 33 }, (_, n) => ({
      key: `APP-${n + 1}`,
      relation: 'relates to',
      summary: `Number ${n + 1}.`,
    }));
    const asked = instruction(ticketOf({ links }), emptyRecord);
    expect(asked).toContain('- relates to APP-20: Number 20.\n(Linked tickets not shown: 13.)');
    expect(asked).not.toContain('APP-21');
  });

  test('restricted comments are counted, not shown', () => {
    const asked = instruction(ticketOf({ restrictedComments: 2 }), emptyRecord);
    expect(asked).toContain('(Restricted comments, not included: 2.)');
  });
});

describe('a retry', () => {
  const worked = { ...emptyRecord, inputs: ['f'], attempts: 1, read: comments.map(commentEntry) };

  test('shows the last change in a fence that it cannot close, and what was still wrong', () => {
    const diff = '--- a/README.md\n+++ b/README.md\n+```ts\n';
    const since = { ...worked, diff, critique: 'Two items are still added.' };
    const asked = instruction(ticketOf({ comments }), since);
    expect(asked).toContain(
      `## The last attempt\n\nWhat was still wrong:\n\nTwo items are still added.\n\nIts changes:\n\n\`\`\`\`diff\n${diff.trim()}\n\`\`\`\``,
    );
  });

  test('says so when there is no new comment', () => {
    const asked = instruction(ticketOf({ comments }), worked);
    expect(asked).toMatch(
      /## New since the last attempt\n\nNo new comment: the ticket was reopened/,
    );
  });
});
