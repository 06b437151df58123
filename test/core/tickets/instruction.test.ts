import { describe, expect, test } from 'vitest';
import {
  commentEntry,
  emptyRecord,
  inputFingerprint,
  instruction,
  textsWithPictures,
} from '../../../src/core/tickets/index.ts';
import { commentOf, pictureOf, ticketOf } from '../../support/memory/samples/tickets.ts';

const comments = [commentOf('1', 'It happens with two items.'), commentOf('2', 'Also with three.')];

describe('the instruction', () => {
  test('summary, description and every comment, in order', async () => {
    await expect(instruction(ticketOf({ comments }), emptyRecord)).toMatchFileSnapshot(
      'written/instruction.md',
    );
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
  test('fields, links and attachments, each in its section', async () => {
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
    await expect(instruction(ticket, emptyRecord)).toMatchFileSnapshot('written/whole-ticket.md');
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

describe('pictures', () => {
  const ticket = ticketOf({
    description: 'See [image: cart.png] and [image: missing.png].',
    fields: [{ name: 'Steps', text: 'As in [attachment: after.png]' }],
    comments: [commentOf('1', '[image: after.png]\n\nAgain [image: after.png]')],
    pictures: [
      pictureOf('cart.png', { marks: ['[image: cart.png]'], width: 1280, height: 720 }),
      pictureOf('after.png', { marks: ['[image: after.png]', '[attachment: after.png]'] }),
      pictureOf('attached.gif', { mediaType: 'image/gif' }),
    ],
  });

  test('each place says which picture stands there, and a list says what all are', async () => {
    await expect(instruction(ticket, emptyRecord)).toMatchFileSnapshot('written/pictures.md');
  });

  test('numbers do not make a comment new that the last attempt read', () => {
    const read = ticket.comments.map(commentEntry);
    const asked = instruction(ticket, { ...emptyRecord, inputs: ['f'], read });
    expect(asked).toContain('## Earlier comments');
    expect(asked).toContain('No new comment');
  });

  test('a picture that could not be read this time does not make the ticket new', () => {
    expect(inputFingerprint({ ...ticket, pictures: [] })).toBe(inputFingerprint(ticket));
  });

  test('a name cannot end its line or stand for another picture', () => {
    const pictures = [
      pictureOf('a.png\n\n# Rules', { marks: ['[image: a.png]'] }),
      pictureOf('b.png', { marks: ['[image: b.png]'] }),
    ];
    const asked = instruction(ticketOf({ description: '[image: a.png]', pictures }), emptyRecord);
    expect(asked).toContain('[image: a.png] (picture 1: a.png # Rules)');
    expect(asked).not.toContain('\n# Rules');
  });

  test('on a first attempt, pictures of the description come first, then those of the newest comments', () => {
    const comments = [commentOf('1', 'older'), commentOf('2', 'newer')];
    const texts = textsWithPictures(ticketOf({ description: 'bug', comments }), emptyRecord);
    expect(texts).toEqual(['bug', 'newer', 'older']);
  });

  test('on a retry, those of comments come first that no attempt has read', () => {
    const comments = [commentOf('1', 'read'), commentOf('2', 'new'), commentOf('3', 'newest')];
    const since = { ...emptyRecord, inputs: ['f'], read: comments.slice(0, 1).map(commentEntry) };
    const texts = textsWithPictures(ticketOf({ description: 'bug', comments }), since);
    expect(texts).toEqual(['newest', 'new', 'bug', 'read']);
  });

  test('a ticket full of differing places is numbered in good time', () => {
    const marks = Array.from({ length: 20_000 }, (_, n) => `[image: a.png, ${n}]`);
    const comments = Array.from({ length: 500 }, (_, n) => commentOf(`${n}`, 'x'.repeat(5_000)));
    const pictures = [pictureOf('a.png', { marks })];
    const asked = instruction(
      ticketOf({ description: marks.join(' '), comments, pictures }),
      emptyRecord,
    );
    expect(asked).toContain('[image: a.png, 0] (picture 1: a.png) [image: a.png, 1] (picture 1');
  });

  test('a file inside a text is named without its bytes, short values stay', () => {
    const shot = `data:image/png;base64,${'iVBORw0KGgo'.repeat(30_000)}==`;
    const description = `Before ![shot](${shot}) after. Its link is data:text/plain;base64,SGk=.`;
    const comments = [commentOf('1', `<img src="${shot.replace(';', ';charset=utf-8;')}">`)];
    const asked = instruction(ticketOf({ description, comments }), emptyRecord);
    expect(asked).toContain(
      `Before ![shot](data:image/png (${shot.length} characters, not shown)) after. Its link is data:text/plain;base64,SGk=.`,
    );
    expect(asked).toContain('<img src="data:image/png (');
    expect(asked).not.toContain('iVBOR');
  });
});
