import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type InboxReport, pageAnswer } from '../../src/worker/status/index.ts';
import type { Browser } from '../support/chromium.ts';
import { contrast } from '../support/contrast.ts';
import type { Page } from '../support/devtools.ts';
import { roadPage } from '../support/follow/road-page.ts';
import {
  countRoles,
  faintTexts,
  photograph,
  photographPart,
  showOn,
  tabStops,
} from '../support/page-probes.ts';
import { makeAnew, pictureRecords } from '../support/picture-record.ts';
import { busyNow, busyReport, sampleRecord, sampleReport } from '../support/status-report.ts';
import { describeInBrowser, type ServedPages, servePages, startBrowser } from './browser.ts';

const desktop = 1280;
const phone = 360;

describeInBrowser('the status page', () => {
  let browser: Browser;
  let page: Page;
  let served: ServedPages;
  let report: InboxReport;

  beforeAll(async () => {
    served = await servePages(async (_, response) => {
      const answer = pageAnswer(report, busyNow);
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    });
    browser = await startBrowser();
    page = browser.page;
  });
  afterAll(async () => {
    await browser?.[Symbol.asyncDispose]();
    served?.[Symbol.dispose]();
  });

  const open = async (shown: InboxReport, width: number, scheme: 'light' | 'dark' = 'light') => {
    report = shown;
    await showOn(page, width, scheme);
    await page.open(`${served.url}/status`);
  };
  const rows = async () =>
    z
      .array(z.array(z.string()))
      .parse(
        await page.evaluate(
          `[...document.querySelectorAll('section:last-child tbody tr')].map((row) => [...row.cells].map((cell) => cell.innerText.replace(/\\s+/g, ' ').trim()))`,
        ),
      );

  test('shows one delivery per row', async () => {
    await open(busyReport(), desktop);
    const shown = await rows();
    expect(shown.map(([ticket]) => ticket)).toEqual(
      busyReport().deliveries.map(({ ticket }) => ticket),
    );
    expect(shown[1]).toEqual([
      ...['SHOP-398', '2026-11-21 16:06:24', 'comment_created'],
      'Run in acme/shop A comment asks for work.',
      ...['dispatched', '1'],
    ]);
  });

  test('shows markup in a ticket’s key as text', async () => {
    const key = `"><img src=x onerror="document.title='ran'"><script>document.title='ran'</script>`;
    const kept = sampleRecord({ ticket: key, event: key });
    await open(sampleReport([kept]), desktop);
    expect((await rows())[0]?.slice(0, 3)).toEqual([key, '2026-11-21 16:13:24', key]);
    expect(await page.evaluate(`document.querySelectorAll('script, img').length`)).toBe(0);
    expect(await page.evaluate('document.title')).toBe('Status of Jira Bug Fix Agent');
    const links = await page.evaluate(`[...document.links].map((link) => link.protocol)`);
    expect(links).toEqual([]);
  });

  test('lets no script run, even one that is inserted', async () => {
    await open(busyReport(), desktop);
    await page.evaluate(`(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "ran"';
      document.body.append(script);
    })()`);
    expect(await page.evaluate('document.title')).toBe('Status of Jira Bug Fix Agent');
  });

  test.each([desktop, phone])('%d pixels wide, is a table to screen readers', async (width) => {
    await open(busyReport(), width);
    const roles = await countRoles(page);
    const { deliveries, waiting, refused } = busyReport();
    const found = ['table', 'row', 'columnheader', 'rowheader', 'main', 'banner'].map((role) =>
      roles.get(role),
    );
    const rowCounts = [deliveries, waiting, refused].map((one) => one.length);
    const count = rowCounts.reduce((sum, one) => sum + one, 0);
    expect(found).toEqual([3, count + 3, 6 + 4 + 4, count, 1, 1]);
  });

  test('can be navigated by the Tab key in order, with a visible focus', async () => {
    await open(busyReport(), desktop);
    const links = z
      .array(z.string())
      .parse(await page.evaluate(`[...document.links].map((link) => link.textContent.trim())`));
    expect(links).toHaveLength(busyReport().deliveries.length);
    const stops = await tabStops(page, links.length);
    expect(stops.map(({ text }) => text)).toEqual(links);
    expect(stops.filter(({ isInView, width }) => !isInView || width < 2)).toEqual([]);
    expect(stops.filter(({ outline }) => outline !== 'solid')).toEqual([]);
    expect(stops.filter(({ color }) => contrast(color, 'rgb(255, 255, 255)') < 3)).toEqual([]);
  });

  describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
    test.each([desktop, phone])('%d pixels wide, every text is readable', async (width) => {
      await open(busyReport(), width, scheme);
      const { seen, faint } = await faintTexts(page, 4.5);
      expect(faint).toEqual([]);
      expect(seen).toBeGreaterThan(50);
    });

    test('has the background of that scheme', async () => {
      await open(busyReport(), desktop, scheme);
      const ground = await page.evaluate('getComputedStyle(document.body).backgroundColor');
      const text = scheme === 'light' ? '#000000' : '#ffffff';
      expect(contrast(String(ground), text)).toBeGreaterThan(15);
    });
  });

  test.each([phone, 640, 961, desktop])(
    '%d pixels wide, it does not scroll sideways',
    async (width) => {
      const word = 'w'.repeat(300);
      const hostile = sampleRecord({
        ticket: word,
        event: word,
        reason: word,
        repository: word,
        note: word,
      });
      const waiting = [{ repository: word, count: 5_000, until: Date.now(), why: word }];
      await open(sampleReport([...busyReport().deliveries, hostile], { waiting }), width);
      const widths = '[document.documentElement.scrollWidth, innerWidth]';
      expect(await page.evaluate(widths)).toEqual([width, width]);
    },
  );

  test.each([phone, 640, 961, desktop])(
    '%d pixels wide, sentences are not squeezed',
    async (width) => {
      await open(busyReport(), width);
      expect(await page.evaluate(squeezed)).toEqual([]);
    },
  );

  test('looks as in docs/worker.md', async () => {
    await open(busyReport(), desktop);
    const picture = () => photograph(page);
    const { recorded, now } = await pictureRecords(page, 'status', ['body', 'body'], picture);
    expect(now, makeAnew).toBe(recorded);
  });
});

/** Sentences in a column narrower than 130 pixels, and heads that are wider than their column. */
const squeezed = `[...document.querySelectorAll('caption, p, td > div, th')]
  .filter((element) => {
    const { width } = element.getBoundingClientRect();
    if (element.tagName === 'TH') return width > 1 && element.scrollWidth > element.clientWidth + 1;
    return element.textContent.length > 20 && width < 130;
  })
  .map((element) => element.textContent)`;

describeInBrowser('the road of a pull request', () => {
  let browser: Browser;
  let served: ServedPages;

  beforeAll(async () => {
    served = await servePages((_, response) =>
      response.setHeader('content-type', 'text/html; charset=utf-8').end(roadPage()),
    );
    browser = await startBrowser();
    await showOn(browser.page, 1040, 'light');
    await browser.page.open(served.url);
  });
  afterAll(async () => {
    await browser?.[Symbol.asyncDispose]();
    served?.[Symbol.dispose]();
  });

  test('can be read, and nothing of it is cut off', async () => {
    const { page } = browser;
    const { seen, faint } = await faintTexts(page, 4.5);
    expect(seen).toBeGreaterThan(30);
    expect(faint).toEqual([]);
    const cut = `[...document.querySelectorAll('h2, p, li')].filter((one) =>
      one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).map((one) => one.innerText)`;
    expect(await page.evaluate(cut)).toEqual([]);
  });

  test('looks as in docs/follow.md', async () => {
    const { page } = browser;
    const picture = () => photographPart(page, 'main', '.legend');
    const { recorded, now } = await pictureRecords(page, 'follow', ['main', '.legend'], picture);
    expect(now, makeAnew).toBe(recorded);
  });
});
