import { describe, expect, test } from 'vitest';
import {
  commentEntry,
  emptyRecord,
  instruction,
  pictureLimits,
} from '../../../src/core/tickets/index.ts';
import { mediaIdOf } from '../../support/jira/resources.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { gifOf, jpegOf, pngOf, webpOf } from '../../support/pictures.ts';
import { cloudSite, eitherSite, serverSite, sites } from './sites.ts';

const key = keyOf('SHOP-7');
const content = 'GET /rest/api/3/attachment/content/{id}';
const megabyte = 1024 * 1024;

describe.each(sites)('%s', (_, start) => {
  const site = eitherSite(start);

  test('shows an attached picture, whatever it is called', async () => {
    const bytes = pngOf(640, 480);
    site.jira.addAttachment(key, { name: 'error.jpg', type: 'image/jpeg', content: bytes });
    const { pictures, attachments } = await site.tickets.read(key, emptyRecord);
    const data = Buffer.from(bytes).toString('base64');
    const size = { width: 640, height: 480, bytes: bytes.length };
    expect(pictures).toEqual([
      { name: 'error.jpg', mediaType: 'image/png', ...size, data, marks: [] },
    ]);
    expect(attachments).toEqual([{ name: 'error.jpg', note: `image/jpeg, ${bytes.length} bytes` }]);
  });
});

describe('in Data Center', () => {
  const site = serverSite();

  test('pasted pictures are found by their names in wiki markup', async () => {
    const description = 'Before:\n!old cart.png|thumbnail!\nAfter: !new.png|width=300,alt=new!';
    site.jira.addIssue({ key, summary: 'The total is cut off', description });
    site.jira.addComment(key, 'Ann', 'Here, too: !new.png! and [^old cart.png]');
    for (const name of ['new.png', 'old cart.png', 'newest.png']) {
      site.jira.addAttachment(key, { name, type: 'image/png', content: pngOf(640, 480) });
    }
    const ticket = await site.tickets.read(key, emptyRecord);
    expect(ticket.pictures.map(({ name }) => name)).toEqual([
      'old cart.png',
      'new.png',
      'newest.png',
    ]);
    const asked = instruction(ticket, emptyRecord);
    expect(asked).toContain('[image: old cart.png] (picture 1: old cart.png)');
    expect(asked).toContain('[image: new.png] (picture 2: new.png)');
    expect(asked).toContain('[attachment: old cart.png] (picture 1: old cart.png)');
  });
});

describe('in Cloud', () => {
  const site = cloudSite();
  const addIssue = (description?: unknown) =>
    site.jira.addIssue({ key, summary: 'Cut off', description });
  const add = (name: string, bytes: Uint8Array | string, type = 'image/png') =>
    site.jira.addAttachment(key, { name, type, content: bytes });
  const read = (since = emptyRecord) => site.tickets.read(key, since);
  const media = (attrs: Readonly<Record<string, string>>) => ({
    type: 'mediaSingle',
    attrs: { layout: 'center' },
    content: [{ type: 'media', attrs: { type: 'file', collection: '', ...attrs } }],
  });
  const documentOf = (...blocks: readonly unknown[]) => ({
    ...{ type: 'doc', version: 1 },
    content: blocks,
  });
  const names = async (since = emptyRecord) => (await read(since)).pictures.map((one) => one.name);
  const downloads = () =>
    site.jira.requests.filter(({ path }) => path.includes('/attachment/content/'));
  const notes = async () =>
    Object.fromEntries((await read()).attachments.map(({ name, note }) => [name, note]));

  test('a pasted picture is found by its file name, or else by the id of its file', async () => {
    addIssue(documentOf());
    const [named, unnamed] = [add('first.png', pngOf(20, 20)), add('second.png', pngOf(30, 30))];
    site.jira.addComment(
      key,
      'Ann',
      documentOf(
        media({ id: mediaIdOf(named), alt: 'first.png' }),
        media({ id: mediaIdOf(unnamed) }),
      ),
    );
    const asked = instruction(await read(), emptyRecord);
    expect(asked).toContain('[image: first.png] (picture 1: first.png)');
    expect(asked).toContain(`[image: ${mediaIdOf(unnamed)}] (picture 2: second.png)`);
  });

  test('those of the description come first, then those of the newest comment, then the newest', async () => {
    const shown = (name: string) => documentOf(media({ id: 'x', alt: name }));
    addIssue(shown('described.png'));
    site.jira.addComment(key, 'Ann', shown('older.png'));
    const newer = site.jira.addComment(key, 'Ann', shown('newer.png'));
    for (const name of ['described', 'older', 'newer', 'one', 'two']) {
      add(`${name}.png`, pngOf(20, 20));
    }
    expect(await names()).toEqual(['described.png', 'newer.png', 'older.png', 'two.png']);
    expect(await notes()).toMatchObject({ 'one.png': expect.stringContaining('not shown') });
    const known = (await read()).comments.filter(({ id }) => id !== newer);
    const since = { ...emptyRecord, inputs: ['f'], read: known.map(commentEntry) };
    expect(await names(since)).toEqual(['newer.png', 'described.png', 'older.png', 'two.png']);
  });

  test('two files of one name are both meant where the name is shown', async () => {
    const shown = documentOf(media({ id: 'x', alt: 'image.png' }));
    addIssue(shown);
    add('image.png', pngOf(20, 20));
    add('image.png', pngOf(30, 30));
    const asked = instruction(await read(), emptyRecord);
    expect(asked).toContain('[image: image.png] (picture 1 or 2: image.png)');
  });

  test('four at most, and 8 MB at most', async () => {
    addIssue();
    const sized = (bytes: number) => pngOf(20, 20, bytes - 57);
    add('5-fits.png', sized(1.1 * megabyte));
    add('4-no-space.png', sized(2.5 * megabyte));
    add('3.png', sized(2.9 * megabyte));
    add('2.png', sized(2.9 * megabyte));
    add('1-too-large.png', sized(3.1 * megabyte));
    expect(await names()).toEqual(['2.png', '3.png', '5-fits.png']);
    expect(await notes()).toEqual({
      '1-too-large.png': 'image/png, 3.1 MB, not shown: too large',
      '2.png': 'image/png, 2.9 MB',
      '3.png': 'image/png, 2.9 MB',
      '4-no-space.png': 'image/png, 2.5 MB, not shown: others use up the limit',
      '5-fits.png': 'image/png, 1.1 MB',
    });
    for (const name of ['a.jpg', 'b.gif', 'c.webp']) add(name, pngOf(20, 20));
    expect(await names()).toHaveLength(pictureLimits.count);
  });

  test('formats are known by their bytes', async () => {
    addIssue();
    add('d', webpOf(20, 20), 'image/png');
    add('c.png', gifOf(20, 20), 'application/octet-stream');
    add('b.png', jpegOf(20, 20));
    add('a.txt', pngOf(20, 20));
    const { pictures } = await read();
    expect(pictures.map(({ name, mediaType }) => [name, mediaType])).toEqual([
      ['a.txt', 'image/png'],
      ['b.png', 'image/jpeg'],
      ['c.png', 'image/gif'],
      ['d', 'image/webp'],
    ]);
  });

  test('what models refuse is named with the reason', async () => {
    addIssue();
    add('page.png', '<html>Sign in</html>');
    add('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml');
    add('cut.png', pngOf(20, 20).subarray(0, 50));
    add('bomb.png', pngOf(60_000, 60_000));
    add('screen.gif', gifOf(20, 20, 2), 'image/gif');
    add('dot.png', pngOf(1, 1));
    add('core.bin', 'a core dump', 'application/octet-stream');
    site.jira.addAttachment(key, {
      ...{ name: 'grown.png', type: 'image/png', size: 100 },
      content: pngOf(20, 20, 3.1 * megabyte),
    });
    expect(await names()).toEqual([]);
    expect(await notes()).toEqual({
      'bomb.png': 'image/png, 65 bytes, not shown: too large with 60000 × 60000 pixels',
      'core.bin': 'application/octet-stream, 11 bytes',
      'cut.png': 'image/png, 50 bytes, not shown: incomplete',
      'dot.png': 'image/png, 65 bytes, not shown: too small with 1 × 1 pixels',
      'grown.png': 'image/png, 100 bytes, not shown: too large',
      'logo.svg': 'image/svg+xml, 41 bytes, not shown: not a PNG, JPEG, GIF or WebP file',
      'page.png': 'image/png, 20 bytes, not shown: not a PNG, JPEG, GIF or WebP file',
      'screen.gif': expect.stringContaining('not shown: animated'),
    });
  });

  test('one that cannot be downloaded is named, and the others are shown', async () => {
    addIssue();
    add('second.png', pngOf(20, 20));
    add('first.png', pngOf(20, 20));
    site.jira.fail(content, { status: 403 });
    expect(await names()).toEqual(['second.png']);
    site.jira.fail(content, { status: 403 });
    expect(await notes()).toMatchObject({ 'first.png': 'image/png, 65 bytes, could not be read' });
  });

  test('after two downloads that failed, no other is tried', async () => {
    addIssue();
    for (let n = 0; n < 5; n += 1) add(`${n}.png`, pngOf(20, 20));
    site.jira.fail(content, { status: 404 }, 2);
    expect(await names()).toEqual([]);
    expect(downloads()).toHaveLength(2);
  });

  test('files that only restricted comments show are named, not read', async () => {
    addIssue();
    add('secret.png', pngOf(20, 20));
    const unnamed = add('unnamed.png', pngOf(20, 20));
    add('open.png', pngOf(20, 20));
    site.jira.addAttachment(key, { name: 'secret.log', content: 'a secret' });
    const toRole = { visibility: { type: 'role', value: 'Developers' } } as const;
    const shown = (alt: string) => media({ id: 'x', alt });
    const body = documentOf(
      ...[shown('secret.png'), shown('secret.log'), shown('open.png')],
      media({ id: mediaIdOf(unnamed) }),
    );
    site.jira.addComment(key, 'Ann', body, toRole);
    site.jira.addComment(key, 'Ann', documentOf(shown('open.png')));
    expect(await names()).toEqual(['open.png']);
    const why = 'not read: only a restricted comment shows it';
    expect(await notes()).toEqual({
      'open.png': 'image/png, 65 bytes',
      'secret.log': `text/plain, 8 bytes, ${why}`,
      'secret.png': `image/png, 65 bytes, ${why}`,
      'unnamed.png': `image/png, 65 bytes, ${why}`,
    });
  });

  test('few downloads are made for many files', async () => {
    addIssue();
    for (let n = 0; n < 30; n += 1) add(`${n}.png`, 'not a picture');
    expect(await names()).toEqual([]);
    expect(downloads()).toHaveLength(8);
  });
});
