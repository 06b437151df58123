import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { fieldText } from '../../../src/adapters/jira/fields.ts';
import { jiraTickets } from '../../../src/adapters/jira/index.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import { byteLength } from '../../../src/engines/text/index.ts';
import { hostileJson, mutatedJson } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { asDocument } from '../../support/jira/issue.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { runs } from '../../support/property-runs.ts';
import { cloudSite } from './sites.ts';

const key = keyOf('SHOP-7');
const content = 'GET /rest/api/3/attachment/content/{id}';
const site = cloudSite();

function open(ticketFields: readonly string[] = []) {
  const { url: baseUrl, email, token } = site.jira;
  return jiraTickets({ baseUrl, email, token, ticketFields });
}

const read = (...ticketFields: string[]) => open(ticketFields).read(key, emptyRecord);
const addIssue = (fields: Record<string, unknown> = {}) =>
  site.jira.addIssue({ key, summary: 'Totals are wrong', fields });

describe('fields in the settings', () => {
  beforeEach(() => {
    site.jira.addField('customfield_1', 'Acceptance criteria');
    site.jira.addField('customfield_2', 'Umgebung');
    site.jira.addField('customfield_3', 'Umgebung');
  });

  test.each([
    ['text', 'Six.', 'Six.'],
    ['a document', asDocument('One.\nTwo.'), 'One.\n\nTwo.'],
    ['a number', 2.5, '2.5'],
    ['an option', { id: '1', value: 'Production', self: 'x' }, 'Production'],
    ['an option below another', { value: 'Web', child: { value: 'Firefox' } }, 'Web: Firefox'],
    ['options', [{ value: 'A' }, { value: 'B' }], '- A\n- B'],
    ['labels', ['slow', 'cart'], '- slow\n- cart'],
    ['a version', { id: '1', name: '2.4.0', released: true }, '2.4.0'],
    ['a person', { accountId: '1', displayName: 'Ann' }, 'Ann'],
    ['a ticket', { key: 'SHOP-1', fields: { summary: 'Cart' } }, 'SHOP-1: Cart'],
    ['something else', { count: 2 }, '{"count":2}'],
  ])('show %s', async (_, value, text) => {
    addIssue({ customfield_1: value });
    const { fields } = await read(' acceptance CRITERIA');
    expect(fields).toEqual([{ name: 'Acceptance criteria', text }]);
  });

  test('are found by id or name, in the order of the settings, without empty ones', async () => {
    addIssue({ customfield_1: 'Six.', customfield_2: null, customfield_3: 'Test' });
    const { fields } = await read('Umgebung', 'customfield_1', 'customfield_1');
    expect(fields.map(({ text }) => text)).toEqual(['Test', 'Six.']);
  });

  test('are looked up once', async () => {
    addIssue();
    const tickets = open(['Umgebung']);
    await tickets.read(key, emptyRecord);
    await tickets.read(key, emptyRecord);
    const lookups = site.jira.requests.filter(({ path }) => path.endsWith('/field'));
    expect(lookups).toHaveLength(1);
  });

  test('are rejected if Jira has no field of that name', async () => {
    addIssue();
    const attempt = read('Umgebung', 'Acceptance critera');
    await expect(attempt).rejects.toBeInstanceOf(UserError);
    await expect(attempt).rejects.toThrow(/“Acceptance critera”: set `ticket-fields` to/);
  });
});

test('whatever a field of a ticket holds, it is a text', () => {
  const values = [
    { value: 'Web', child: { value: 'Firefox' } },
    [{ key: 'SHOP-1', fields: { summary: 'Cart' } }, { displayName: 'Ann' }],
    asDocument('One.\nTwo.'),
  ].map(mutatedJson);
  const property = fc.property(fc.oneof(hostileJson, ...values), (value) => {
    expect(typeof fieldText(value, (text) => text)).toBe('string');
    requirePlainPrototypes();
  });
  fc.assert(property, runs(500));
});

describe('attachments', () => {
  beforeEach(() => addIssue());

  test('newest first: text files with their content, others with type and size', async () => {
    site.jira.addAttachment(key, { name: 'app.log', content: 'Error: no rate\n' });
    site.jira.addAttachment(key, { name: 'a.ts', type: 'video/mp2t', content: 'let a;' });
    site.jira.addAttachment(key, {
      name: 'clip.mp4',
      type: 'video/mp4',
      content: 'x'.repeat(2048),
    });
    expect((await read()).attachments).toEqual([
      { name: 'clip.mp4', note: 'video/mp4, 2 KB' },
      { name: 'a.ts', note: 'video/mp2t, 6 bytes', text: 'let a;' },
      { name: 'app.log', note: 'text/plain, 15 bytes', text: 'Error: no rate\n' },
    ]);
  });

  test('a long file shows its beginning and end', async () => {
    const lines = Array.from({ length: 9000 }, (_, n) => `line ${n}`).join('\n');
    site.jira.addAttachment(key, { name: 'app.log', content: lines });
    const [log] = (await read()).attachments;
    expect(byteLength(log?.text ?? '')).toBeLessThanOrEqual(20_000);
    expect(log?.text).toMatch(/^line 0\nline 1\n[\s\S]+characters are cut here[\s\S]+\nline 8999$/);
  });

  test('the newest are read, five at most and 60 KB at most', async () => {
    for (let n = 0; n < 7; n++) {
      site.jira.addAttachment(key, {
        name: `${n}.log`,
        content: `${n}`.repeat(n < 5 ? 100 : 50_000),
      });
    }
    const { attachments } = await read();
    const shown = attachments.filter(({ text }) => text !== undefined).map(({ name }) => name);
    expect(shown).toEqual(['6.log', '5.log', '4.log', '3.log', '2.log']);
    expect(attachments.at(-1)?.note).toBe(
      'text/plain, 100 bytes, not read: newer files use up the limit',
    );
    const asked = site.jira.requests.filter(({ path }) => path.includes('/attachment/content/'));
    expect(asked).toHaveLength(5);
    for (let n = 0; n < 4; n++)
      site.jira.addAttachment(key, { name: 'x.log', content: 'x'.repeat(30_000) });
    const texts = (await read()).attachments.map(({ text = '' }) => byteLength(text));
    expect(texts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  });

  test('a file that is not UTF-8, or cannot be downloaded, is named', async () => {
    site.jira.addAttachment(key, { name: 'a.log', content: Buffer.from([0xff, 0xfe, 0x41, 0x00]) });
    site.jira.addAttachment(key, { name: 'b.log', content: Buffer.from([0x63, 0x61, 0x66, 0xe9]) });
    const gone = site.jira.addAttachment(key, { name: 'c.log', content: 'gone' });
    site.jira.fail(content, { status: 404 });
    expect(gone).not.toBe('');
    expect((await read()).attachments).toEqual([
      { name: 'c.log', note: 'text/plain, 4 bytes, could not be read' },
      { name: 'b.log', note: 'text/plain, 4 bytes, not UTF-8 text' },
      { name: 'a.log', note: 'text/plain, 4 bytes, not UTF-8 text' },
    ]);
  });

  test('of a huge file only the beginning is downloaded', async () => {
    const huge = `begins ${'é'.repeat(1_500_000)} ends`;
    site.jira.addAttachment(key, { name: 'huge.log', content: huge });
    const [log] = (await read()).attachments;
    expect(log?.note).toBe('text/plain, 2.9 MB, only the first 2 MB were read');
    expect(log?.text).toMatch(/^begins é+\n\n\(… \d+ characters are cut here …\)\n\né+$/);
  });
});

describe('links', () => {
  test('linked tickets have their keys alone if Jira does not say whether they are open to all', async () => {
    addIssue();
    site.jira.addIssue({ key: 'SHOP-1', summary: 'Rates are stale' });
    site.jira.addBlocker('SHOP-1', key);
    site.jira.fail('POST /rest/api/3/search/jql', { status: 403 });
    const links = [{ key: 'SHOP-1', relation: 'is blocked by', summary: '' }];
    expect(await read()).toMatchObject({ summary: 'Totals are wrong', links });
  });
});
