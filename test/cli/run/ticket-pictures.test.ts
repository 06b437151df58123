import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTicketFile } from '../../../src/cli/run/ticket-file.ts';
import { emptyRecord, instruction } from '../../../src/core/tickets/index.ts';
import { jpegOf, pngOf } from '../../support/pictures.ts';

let outer = '';
let folder = '';
beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'pictures-'));
  folder = join(outer, 'tickets');
  await mkdir(join(folder, 'shots'), { recursive: true });
  const files: readonly (readonly [string, Uint8Array])[] = [
    [join(outer, 'outside.png'), pngOf(20, 20)],
    [join(folder, 'cart.png'), pngOf(640, 480)],
    [join(folder, 'the cart (2).png'), jpegOf(30, 30)],
    [join(folder, 'shots', 'total.png'), pngOf(40, 40)],
    [join(folder, 'text.png'), Buffer.from('text')],
    [join(folder, 'huge.png'), pngOf(20, 20, 3.1 * 1024 * 1024)],
  ];
  for (const [path, bytes] of files) await writeFile(path, bytes);
  await symlink(join(outer, 'outside.png'), join(folder, 'link.png'));
  await symlink(outer, join(folder, 'linked'));
});
afterAll(() => rm(outer, { recursive: true }));

async function read(text: string, name = 'bug.md') {
  const path = join(folder, name);
  await writeFile(path, text);
  return readTicketFile(path);
}

describe('pictures that a ticket file shows', () => {
  test('are read from beside it, and numbered where they stand', async () => {
    const ticket = await read(`# Cut off

![The cart](cart.png "today") and ![](<the cart (2).png>),
then <img width="300" src='shots/total.png'> and again ![](./shots/total.png).`);
    expect(ticket.pictures.map(({ name, mediaType, width }) => [name, mediaType, width])).toEqual([
      ['cart.png', 'image/png', 640],
      ['the cart (2).png', 'image/jpeg', 30],
      ['shots/total.png', 'image/png', 40],
    ]);
    expect(ticket.pictures[0]?.data).toBe(Buffer.from(pngOf(640, 480)).toString('base64'));
    expect(ticket.attachments).toEqual([]);
    const asked = instruction(ticket, emptyRecord);
    expect(asked).toContain('![The cart](cart.png "today") (picture 1: cart.png) and');
    expect(asked).toContain("src='shots/total.png'> (picture 3: shots/total.png) and");
    expect(asked).toContain('![](./shots/total.png) (picture 3: shots/total.png).');
  });

  test('may have encoded names and balanced parentheses', async () => {
    const ticket = await read('# Cut off\n\n![](the%20cart%20(2).png)');
    expect(ticket.pictures.map(({ name }) => name)).toEqual(['the cart (2).png']);
  });

  test('may be in the comments of a JSON file', async () => {
    const comments = [{ body: '![](cart.png)' }, { body: '![](shots/total.png)' }];
    const ticket = await read(JSON.stringify({ summary: 'Cut off', comments }), 'bug.json');
    expect(ticket.pictures.map(({ name }) => name)).toEqual(['shots/total.png', 'cart.png']);
  });

  test.each([
    ['../tickets/cart.png', 'it is not in the folder of the ticket'],
    ['..\\tickets\\cart.png', 'it is not in the folder of the ticket'],
    ['shots/../cart.png', 'it is not in the folder of the ticket'],
    ['%2e%2e/outside.png', 'it is not in the folder of the ticket'],
    ['/etc/hostname', 'it is not in the folder of the ticket'],
    ['~/cart.png', 'it is not in the folder of the ticket'],
    ['C:\\cart.png', 'it is not in the folder of the ticket'],
    ['link.png', 'it is not in the folder of the ticket'],
    ['linked/outside.png', 'it is not in the folder of the ticket'],
    ['http://127.0.0.1:9/cart.png', 'nothing is fetched'],
    ['HTTPS://example.com/cart.png', 'nothing is fetched'],
    ['//example.com/cart.png', 'nothing is fetched'],
    ['data:image/png;base64,AAAA', 'nothing is fetched'],
    ['file:///etc/hostname', 'nothing is fetched'],
    ['shots', 'it is not a file'],
    ['gone.png', 'it cannot be read (no such file or directory)'],
    ['text.png', 'not a PNG, JPEG, GIF or WebP file'],
    ['huge.png', 'too large'],
  ])('%s is named as not shown: %s', async (target, why) => {
    const ticket = await read(`# Cut off\n\n![here](${target}) and ![](cart.png)`);
    const name = decodeURIComponent(target);
    expect(ticket.attachments).toEqual([{ name, note: `not shown: ${why}` }]);
    expect(ticket.pictures.map((picture) => picture.name)).toEqual(['cart.png']);
  });

  test('are four at most', async () => {
    const names = Array.from({ length: 6 }, (_, n) => `${n}.png`);
    for (const name of names) await writeFile(join(folder, name), pngOf(20, 20));
    const ticket = await read(`# Cut off\n\n${names.map((name) => `![](${name})`).join(' ')}`);
    expect(ticket.pictures).toHaveLength(4);
    expect(ticket.attachments).toEqual([
      { name: '4.png', note: 'not shown: others use up the limit' },
      { name: '5.png', note: 'not shown: others use up the limit' },
    ]);
  });
});
