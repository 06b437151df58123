import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTicketFile } from '../../../src/cli/run/ticket-file.ts';
import { harmless } from '../../../src/cli/terminal/index.ts';
import type { Ticket } from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { hostileJson, mutatedJson } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-ticket-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads a file; `undefined` if one sentence says what is wrong with it. */
async function readOf(name: string, content: string | Uint8Array): Promise<Ticket | undefined> {
  const path = join(folder, name);
  await writeFile(path, content);
  try {
    return await readTicketFile(path);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(harmless(error.message)).toMatch(/^[^\p{Cc}\u2028\u2029]+\.$/u);
    return undefined;
  }
}

function requireTicket(ticket: Ticket): void {
  const { key, summary, description, comments, pictures, attachments } = ticket;
  expect(key).toMatch(/^[A-Z][A-Z0-9_]+-\d+$/);
  expect(summary.length).toBeGreaterThan(0);
  expect(typeof description).toBe('string');
  expect(comments.map(({ id }) => id)).toEqual(comments.map((_, at) => String(at + 1)));
  for (const { author, created, body } of comments)
    expect([author, created, body].every((text) => typeof text === 'string')).toBe(true);
  // Nothing but the ticket is in the folder.
  expect(pictures).toEqual([]);
  for (const { note } of attachments ?? []) expect(note).toMatch(/^not shown: /);
  requirePlainPrototypes();
}

const targets = [
  ...[
    '../x.png',
    '/etc/passwd',
    'a\0.png',
    '%00',
    '%E0%A4%A',
    'C:\\x',
    '//host/x',
    'x'.repeat(400),
  ],
  ...['.', '', '..%2fx', '%2e%2e/x', 'http://a.test/x.png', '~/.ssh/id', '\uD800.png', 'con'],
];
const image = fc
  .tuple(fc.oneof(fc.constantFrom(...targets), hostileText), fc.constantFrom('![a](', '<img src="'))
  .map(([target, start]) => `${start}${target}${start === '![a](' ? ')' : '">'}`);
const markdown = '# Total is wrong\r\n\r\nIt adds.\n\n![shot](shot.png)\n<img src="x.png">\n';
const json = {
  key: 'APP-17',
  summary: 'Total',
  description: markdown,
  comments: [{ author: 'Ada', created: '2026-11-20', body: '![x](y.png)' }],
};

const lines = fc.array(fc.oneof(image, hostileText), { maxLength: 6 });

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

test.each(['![', '![](', '![](<', '<img ', '<img src="', '(', '# ', '#', '\r'])(
  'a text of %j only is read in linear time',
  async (part) => {
    const times = new Map<number, number>();
    for (const size of [4_000, 16_000]) {
      const start = process.threadCpuUsage();
      await readOf('long.md', part.repeat(size));
      times.set(size, process.threadCpuUsage(start).user / 1_000 + 10);
    }
    expect((times.get(16_000) ?? 0) / (times.get(4_000) ?? 1)).toBeLessThan(12);
  },
);
