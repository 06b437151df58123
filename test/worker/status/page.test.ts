import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticketUrl } from '../../../src/worker/status/deliveries.tsx';
import { type InboxReport, renderPage } from '../../../src/worker/status/index.ts';
import { palettes, style } from '../../../src/worker/status/style.ts';
import { codePoint } from '../../support/code-point.ts';
import { contrast } from '../../support/contrast.ts';
import { sampleRecord, sampleReport } from '../../support/status-report.ts';

const now = Date.UTC(2026, 10, 21, 16, 30);

describe('a delivery', () => {
  test('is shown with its time, ticket, event, decision, state and attempts', () => {
    const page = render(sampleReport([sampleRecord({ attempts: 3 })]));
    for (const part of [
      '<time datetime="2026-11-21T16:13:24.000Z">2026-11-21 16:13:24</time>',
      '<a href="https://acme.atlassian.net/browse/SHOP-7">SHOP-7</a>',
      '<div>jira:issue_created</div>',
      '<p>Run in acme/shop</p><p class="faint">The ticket was created.</p>',
      '<span class="state good">dispatched</span>',
      '<td data-name="Attempts"><div>3</div></td>',
    ]) {
      expect(page).toContain(part);
    }
  });

  test('that failed says why', () => {
    const note = 'GitHub answered 401: GITHUB_TOKEN is wrong or has expired';
    const page = render(sampleReport([sampleRecord({ state: 'failed', note })]));
    expect(page).toContain(`<span class="state bad">failed</span></p><p>${note}</p>`);
  });

  test('that was ignored names no repository', () => {
    const kept = sampleRecord({ state: 'ignored', repository: '', attempts: 0 });
    expect(render(sampleReport([kept]))).toContain('<p>Ignored</p>');
  });

  test('that names no ticket has no link', () => {
    const page = render(sampleReport([sampleRecord({ ticket: '' })]));
    expect(page).toContain('<th scope="row">none named</th>');
    expect(links(page)).toEqual([]);
  });
});

describe('waiting deliveries', () => {
  test('are shown by repository, with the reason and the time', () => {
    const row = { repository: 'acme/shop', count: 4980, until: now, why: '20 runs an hour' };
    const page = render(sampleReport([], { waiting: [row] }));
    expect(page).toContain('<th scope="row">acme/shop</th>');
    expect(page).toContain('<div>4980</div>');
    expect(page).toContain('<div>20 runs an hour</div>');
    expect(page).toContain('2026-11-21 16:30:00');
  });

  test('are none, like webhooks and rejected requests, and the page says so', () => {
    const page = render(sampleReport([]));
    for (const sentence of ['Nothing is waiting.', 'None.', 'No webhook has arrived yet.']) {
      expect(page).toContain(sentence);
    }
    expect(page).not.toContain('<table');
  });
});

test('rejected requests are counted by day and by what was wrong', () => {
  const row = { day: '2026-11-20', missing: 3, mismatch: 7, token: 2 };
  const page = render(sampleReport([], { refused: [row] }));
  expect(page).toContain('<time datetime="2026-11-20">2026-11-20</time></th>');
  for (const count of [3, 7, 2]) expect(page).toContain(`<div>${count}</div>`);
  expect(page).toContain('X-Hub-Signature is missing');
  expect(page).toContain('X-Hub-Signature does not match');
});

test('every table has a caption, and every header cell a scope', () => {
  const page = render(
    sampleReport([sampleRecord()], {
      waiting: [{ repository: 'acme/shop', count: 1, until: now, why: '' }],
      refused: [{ day: '2026-11-20', missing: 1, mismatch: 0, token: 0 }],
    }),
  );
  expect(page.match(/<table><caption>[^<]+<\/caption>/g)).toHaveLength(3);
  expect(page.match(/<th>/g)).toBeNull();
});

test('the style sheet is on the page unescaped, with the nonce', () => {
  expect(render(sampleReport([]))).toContain(`<style nonce="n-1">${style}</style>`);
});

test('the page has the same elements and only safe links, whatever a delivery contains', () => {
  const elements = tags(render(hostileReport('text')));
  const markup = fc.constantFrom(
    '<script>',
    '"><img src=x onerror=a>',
    "' onfocus='a",
    '</td>',
    '&lt;',
  );
  const text = fc
    .tuple(fc.string({ unit: codePoint }), markup, fc.string())
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (hostile) => {
      const page = render(hostileReport(hostile));
      expect(tags(page)).toEqual(elements);
      expect(links(page)).toEqual([]);
    }),
  );
});

/** A report with this text in every text field. */
function hostileReport(text: string): InboxReport {
  const texts = {
    site: text,
    ticket: text,
    event: text,
    reason: text,
    repository: text,
    note: text,
  };
  return {
    deliveries: [sampleRecord({ ...texts, delivery: text })],
    waiting: [{ repository: text, count: 1, until: now, why: text }],
    refused: [{ day: text, missing: 1, mismatch: 0, token: 0 }],
  };
}

function render(report: InboxReport): string {
  return renderPage({ report, now, nonce: 'n-1' });
}

/** The names of the page's tags and of their attributes, in order. */
function tags(page: string): readonly string[] {
  return [...page.matchAll(/<\/?[a-z][^>]*>/gi)].map(([tag]) => tag.replace(/="[^"]*"/g, ''));
}

function links(page: string): readonly string[] {
  return [...page.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map((match) => match[1] ?? '');
}

test.each([
  ['acme.atlassian.net', 'https://acme.atlassian.net/browse/SHOP-7'],
  ['jira.acme.test:8443', 'https://jira.acme.test:8443/browse/SHOP-7'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080/browse/SHOP-7'],
  ['localhost', 'http://localhost/browse/SHOP-7'],
])('a ticket of %s has the URL %s', (site, address) => {
  expect(ticketUrl({ site, ticket: 'SHOP-7' })).toBe(address);
});

test.each([
  ['acme.atlassian.net', ''],
  ['acme.atlassian.net', '../SHOP-7'],
  ['acme.atlassian.net', '<b>SHOP-7</b>'],
  ['', 'SHOP-7'],
  ['acme.test/path', 'SHOP-7'],
  ['user@acme.test', 'SHOP-7'],
  ['acme.test:99999', 'SHOP-7'],
])('the site %j and the ticket %j have no URL', (site, ticket) => {
  expect(ticketUrl({ site, ticket })).toBeUndefined();
});

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('rgb(119, 119, 119)', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(() => contrast('rgba(0, 0, 0, 0.5)', '#ffffff')).toThrow(/opaque/);
});

describe.each(Object.entries(palettes))('in the %s scheme', (_, { ground, line, ...texts }) => {
  test.each(Object.entries(texts))('%s is readable', (_name, colour) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('lines are fainter than any text', () => {
    const faintest = Math.min(...Object.values(texts).map((colour) => contrast(colour, ground)));
    expect(contrast(line, ground)).toBeLessThan(faintest);
  });
});

test('the style sheet contains no character that HTML escapes', () => {
  expect(style).not.toMatch(/[<>&"']/);
});

test('the style sheet loads nothing', () => {
  expect(style).not.toMatch(/url\(|@import|@font-face/);
});
