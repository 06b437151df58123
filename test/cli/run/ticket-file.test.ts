import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTicketFile } from '../../../src/cli/run/ticket-file.ts';
import { UserError } from '../../../src/core/user-error.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ticket-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, text: string) {
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
    expect(await read('bug.md', text)).toMatchObject({
      key: 'LOCAL-1',
      summary,
      description,
      comments: [],
    });
  });
});

describe('a ticket in JSON', () => {
  test('with everything', async () => {
    const comments = [{ author: 'Ada', created: '2026-11-20', body: 'With two items.' }];
    const text = JSON.stringify({ key: 'APP-17', summary: 'S', description: 'D', comments });
    expect(await read('bug.JSON', `\uFEFF${text}`)).toMatchObject({
      key: 'APP-17',
      summary: 'S',
      description: 'D',
      comments: [{ id: '1', ...comments[0] }],
    });
  });

  test('with a key in lower case', async () => {
    expect(await read('key.json', '{"key": "app-17", "summary": "S"}')).toHaveProperty(
      'key',
      'APP-17',
    );
  });

  test('with a summary only', async () => {
    expect(await read('bug.json', '{"summary": "S"}')).toMatchObject({
      key: 'LOCAL-1',
      summary: 'S',
      description: '',
      comments: [],
    });
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
    await writeFile(path, bytes);
    await expect(readTicketFile(path)).rejects.toThrow(
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
    const error: unknown = await read(name, text).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    expect(error).toHaveProperty('message', expect.stringContaining(sentence));
    expect(error).toHaveProperty('message', expect.stringMatching(/^[^\n]+[^.]\.$/));
  });

  test('a file that does not exist, or is a directory', async () => {
    const there = join(folder, 'no-such.md');
    await expect(readTicketFile(there)).rejects.toThrow(
      `The ticket ${there} cannot be read (no such file or directory): name another file.`,
    );
    await expect(readTicketFile(folder)).rejects.toThrow(
      `The ticket ${folder} cannot be read (illegal operation on a directory): name another file.`,
    );
  });
});
