import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedTicket } from '../../../src/cli/run/index.ts';
import { readTicketFile } from '../../../src/cli/run/ticket-file.ts';
import { harmless } from '../../../src/cli/terminal/index.ts';
import type { Ticket } from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import { refusalOf } from '../../settings/given.ts';
import { hostileJson, mutatedJson } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ticket-'));
  await writeFile(join(folder, 'APP-17'), '# A bug');
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, text: string | Uint8Array) {
  const path = join(folder, name);
  await writeFile(path, text);
  return readTicketFile(path);
}

describe('a ticket in Markdown', () => {
  test.each([
    ['a heading first', '# Total is wrong\n\nIt adds.\n', 'Total is wrong', 'It adds.'],
    ['a heading below', 'Seen today.\n\n## Total\nIt adds.', 'Total', 'Seen today.\n\nIt adds.'],
    ['no heading', '\nTotal is wrong\nIt adds.', 'Total is wrong', 'It adds.'],
    ['a heading only', '# Total is wrong', 'Total is wrong', ''],
    ['lines of Windows', '# Total\r\n\r\nIt\r\nadds.\r\n', 'Total', 'It\nadds.'],
    ['a byte order mark', '\uFEFF# Total\nIt adds.', 'Total', 'It adds.'],
  ])('with %s', async (_, text, summary, description) => {
    const ticket = { key: 'LOCAL-1', summary, description, comments: [] };
    expect(await read('bug.md', text)).toMatchObject(ticket);
  });
});

describe('a ticket in JSON', () => {
  test('with everything', async () => {
    const comments = [{ author: 'Ada', created: '2026-11-20', body: 'With two items.' }];
    const facts = { key: 'APP-17', summary: 'S', description: 'D' };
    const text = JSON.stringify({ ...facts, comments });
    expect(await read('bug.JSON', `\uFEFF${text}`)).toMatchObject({
      ...facts,
      comments: [{ id: '1', ...comments[0] }],
    });
  });

  test('with a key in lower case', async () => {
    const ticket = await read('key.json', '{"key": "app-17", "summary": "S"}');
    expect(ticket.key).toBe('APP-17');
  });

  test('with a summary only', async () => {
    const ticket = { key: 'LOCAL-1', summary: 'S', description: '', comments: [] };
    expect(await read('bug.json', '{"summary": "S"}')).toMatchObject(ticket);
  });
});

describe('an invalid ticket is refused in one sentence', () => {
  test.each([
    ['Latin-1', Buffer.from('# Caf\xe9\n', 'latin1')],
    ['UTF-16 of PowerShell', Buffer.from('\uFEFF# Total\n', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('# Total\n', 'utf16le')],
    ['UTF-8 that was cut', Buffer.from('# Größe').subarray(0, 5)],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
  ])('%s', async (_, bytes) => {
    const path = join(folder, 'encoded.md');
    await expect(read('encoded.md', bytes)).rejects.toThrow(
      new UserError(`The ticket ${path} is not UTF-8 text: save it as UTF-8, then run again.`),
    );
  });

  test.each([
    ['empty.md', ' \n\n', 'is empty: describe the bug in it'],
    ['cut.json', '{"summary":\n"S",\n', 'is not JSON'],
    ['odd.json', '{"summary":\n oops\n}', 'is not JSON'],
    ['list.json', '[]', 'set the whole text to an object with "summary"'],
    ['bare.json', '{}', 'set "summary" to a sentence that says what is wrong'],
    ['blank.json', '{"summary": ""}', 'set "summary" to a sentence'],
    ['text.json', '{"summary": "S", "description": 1}', 'set "description" to a text'],
    ['key.json', '{"summary": "S", "key": "app"}', 'set "key" to a ticket key such as APP-17'],
    ['key-7.json', '{"summary": "S", "key": 7}', 'set "key" to a ticket key such as APP-17'],
    ['c.json', '{"summary": "S", "comments": [{}]}', 'set "comments.0.body" to the text of the'],
    ['one.json', '{"summary": "S", "comments": {}}', 'set "comments" to a list of objects with'],
  ])('%s', async (name, text, sentence) => {
    const refused = read(name, text);
    await expect(refused).rejects.toThrow(UserError);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toThrow(/^[^\n]+[^.]\.$/);
  });

  test('a file that does not exist, or is a directory', async () => {
    const there = join(folder, 'no-such.md');
    for (const [path, why] of [
      [there, 'no such file or directory'],
      [folder, 'illegal operation on a directory'],
    ] as const) {
      const sentence = `The ticket ${path} cannot be read (${why}): name another file.`;
      await expect(readTicketFile(path)).rejects.toThrow(sentence);
    }
  });
});

/** Reads a file; `undefined` if one sentence says what is wrong with it. */
async function readOf(name: string, content: string | Uint8Array): Promise<Ticket | undefined> {
  try {
    return await read(name, content);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(harmless(error.message)).toMatch(/^[^\p{Cc}\u2028\u2029]+\.$/u);
    return undefined;
  }
}

function requireTicket(ticket: Ticket): void {
  const { key, summary, description, comments } = ticket;
  expect(key).toMatch(/^[A-Z][A-Z0-9_]+-\d+$/);
  expect(summary.length).toBeGreaterThan(0);
  expect(typeof description).toBe('string');
  expect(comments.map(({ id }) => id)).toEqual(comments.map((_, at) => String(at + 1)));
  for (const { author, created, body } of comments)
    expect([author, created, body].every((text) => typeof text === 'string')).toBe(true);
  requirePlainPrototypes();
}

const markdown = '# Total is wrong\r\n\r\nIt adds.\n\n![shot](shot.png)\n<img src="x.png">\n';
const json = {
  key: 'APP-17',
  summary: 'Total',
  description: markdown,
  comments: [{ author: 'Ada', created: '2026-11-20', body: '![x](y.png)' }],
};

const lines = fc.array(hostileText, { maxLength: 6 });

test('whatever a Markdown file has, it is a ticket, or a sentence says what is wrong', async () => {
  const content = fc.oneof(
    mutatedText(markdown),
    lines.map((all) => all.join('\n')),
    fc.uint8Array({ maxLength: 200 }),
  );
  const property = fc.asyncProperty(content, async (given) => {
    const ticket = await readOf('bug.md', given);
    if (ticket === undefined) return;
    requireTicket(ticket);
    expect(ticket.summary).toMatch(/^\S(?:[^\n]*\S)?$/u);
  });
  await fc.assert(property, runs(150));
});

test('whatever a JSON file has, it is a ticket, or a sentence says what is wrong', async () => {
  const any = fc.oneof(
    mutatedJson(json),
    hostileJson,
    lines.map((all) => ({ summary: 'S', comments: all.map((body) => ({ body })) })),
  );
  const content = fc.oneof(
    any.map((one) => JSON.stringify(one)),
    mutatedText(JSON.stringify(json)),
    hostileText,
  );
  const property = fc.asyncProperty(content, async (given) => {
    const ticket = await readOf('bug.json', given);
    if (ticket !== undefined) requireTicket(ticket);
  });
  await fc.assert(property, runs(150));
});

test('a summary that is an object is refused, whatever its length is', async () => {
  for (const length of ['1', '{"toString":"x","valueOf":1}'])
    expect(await readOf('long.json', `{"summary":{"length":${length}}}`)).toBeUndefined();
});

test('a file nested without end is refused', async () => {
  expect(await readOf('deep.json', '['.repeat(50_000) + ']'.repeat(50_000))).toBeUndefined();
  const inner = `${'{"comments":'.repeat(2_000)}1${'}'.repeat(2_000)}`;
  expect(
    await readOf('deep.json', `{"summary":"S","comments":[{"body":${inner}}]}`),
  ).toBeUndefined();
});

const keyed = { kind: 'key', key: 'APP-17' };
const file = (path: string) => ({ kind: 'file', path });

describe('the word after run', () => {
  test.each(['APP-17', 'app-17', 'App-17'])('%s is a key', (word) => {
    expect(namedTicket([word], undefined)).toEqual(keyed);
  });

  test.each(['bug.md', 'BUG.JSON', 'notes.txt', 'a.markdown', 'some/where', '-'])(
    '%s is a file, even if it does not exist',
    (word) => {
      expect(namedTicket([word], undefined)).toEqual(file(word));
    },
  );

  test('is a file if there is one, whatever its name', () => {
    expect(namedTicket([join(folder, 'APP-17')], undefined)).toEqual(file(join(folder, 'APP-17')));
  });

  test.each(['bug', 'APP', '17', 'APP-0'])('%s is neither', (word) => {
    expect(refusalOf(() => namedTicket([word], undefined))).toBe(
      `"${word}" is neither a file nor a ticket key: name a file such as bug.md, or a key such as APP-17.`,
    );
  });
});

describe('--ticket', () => {
  test.each(['bug', 'bug.md', '-'])('%s is a file', (word) => {
    expect(namedTicket([], word)).toEqual(file(word));
  });

  test('takes a key, too', () => {
    expect(namedTicket([], 'app-17')).toEqual(keyed);
  });
});

test('one ticket has to be named', () => {
  expect(refusalOf(() => namedTicket([], undefined))).toBe(
    'Name the ticket: a file such as bug.md, or a key such as APP-17.',
  );
  const refusal = 'One run works on one ticket: remove "APP-17" or "bug.md".';
  expect(refusalOf(() => namedTicket(['APP-17', 'bug.md'], undefined))).toBe(refusal);
  expect(refusalOf(() => namedTicket(['APP-17'], 'bug.md'))).toBe(refusal);
});
