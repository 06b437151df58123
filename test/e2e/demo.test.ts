import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, test, vi } from 'vitest';
import type { Browser } from '../support/chromium.ts';
import type { Page } from '../support/devtools.ts';
import {
  expectKeyboard,
  expectReadable,
  photographPart,
  press,
  showOn,
  tabStops,
} from '../support/page-probes.ts';
import { makeAnew, pictureRecords } from '../support/picture-record.ts';
import { describeInBrowser, startBrowser } from './browser.ts';

const demo = fileURLToPath(new URL('../demo/index.ts', import.meta.url));

it('the demo plays its acts and succeeds only if each ends as it should', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [demo]);
  const inOrder = [
    /The Jira is German on purpose/,
    /Act 1: a fix/,
    /Jira +SHOP-7 .* is created, status Zu erledigen/,
    /Worker +answers 202/,
    /Action +SHOP-7: at most \d+ calls/,
    /Action +plan: fix src\/cart.js/,
    /Action +test: .*red before and green after shown/,
    /Action +review: The receipt in src\/receipt.js/,
    /Action +review: approved/,
    /Action +pull request: http/,
    /Action +ticket: moved to In Prüfung/,
    /Worker +answers 200 {"decision":"duplicate"}/,
    /── Diff.*\+ .*line\.price \* line\.quantity/s,
    /── Pull request #1: SHOP-7/,
    /\| Tests \| ✓ passed \| `node --test`: \d passed \|/,
    /\| Red before, green after \| ✓ passed \| fails without the fix/,
    /Act 2: a model gone mad/,
    /Action +Stopped: no-progress \(repeated-request\)/,
    /── Comment on SHOP-8.*The agent went round in circles.*It kept asking to .*3 of 16 calls/s,
    /Act 3: reopened with words/,
    /Jira +SHOP-7 is reopened with a comment/,
    /── What is new.*\+.*All prices are cents\./s,
    /── Comment on SHOP-7.*A fix is ready for review/s,
    /Act 2 +SHOP-8 +no-progress, 3 calls, \d+ tokens/,
    /✓ SHOP-7 has what its comment asks for/,
  ];
  const places = inOrder.map((form) => stdout.search(form));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(stdout).not.toMatch(/✗|Breach/);
});

const desktop = 840;

describeInBrowser('the demo’s pages', () => {
  let child: ChildProcess;
  let url: string;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    child = spawn(process.execPath, [demo, '--serve', '--pause', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [address, started] = await Promise.all([addressOf(child), startBrowser()]);
    url = address;
    browser = started;
    page = browser.page;
    await showOn(page, desktop, 'light');
  });
  afterAll(async () => {
    await browser?.[Symbol.asyncDispose]();
    child?.kill('SIGKILL');
  });

  const text = async (selector: string) =>
    String(await page.evaluate(`document.querySelector('${selector}')?.innerText ?? ''`));
  const path = async () => String(await page.evaluate('location.pathname'));
  /** Tabs to the element with this text, whose focus must be visible. */
  const tabTo = async (wanted: string) => {
    const stops = await tabStops(page, 30, wanted);
    const last = stops.at(-1);
    expect(last?.text).toContain(wanted);
    expect(last).toMatchObject({ isInView: true, outline: 'solid', width: 3 });
  };
  const choose = async (wanted: string) => {
    await tabTo(wanted);
    await press(page, 'Enter');
  };
  /** Waits until the page shows a text, which the server sends as it happens. */
  const shows = (selector: string, wanted: string | RegExp) =>
    vi.waitFor(async () => expect(await text(selector)).toMatch(wanted), {
      timeout: 300_000,
      interval: 150,
    });

  test('a ticket is created by keyboard, and becomes a pull request before one’s eyes', async () => {
    await page.open(url);
    await choose('Create the ticket');
    await shows('h1', 'SHOP-7 Cart total ignores the quantity');
    await shows('#now', /^Run 1 is /);
    await shows('#now', /^Run 1 ended \(approved\) after 5 calls/);
    await shows('form', 'Comment as Mia');
    expect(await text('.stations')).toMatch(/Worker\s+✓ GitHub\s+✓ plan\s+✓ edit ×2/);
    expect(await text('#comments')).toContain('A fix is ready for review.');
    expect(await text('.state')).toBe('In Prüfung (in review)');
  });

  test('the pull request shows its evidence and its diff', async () => {
    await choose('#1 SHOP-7');
    await shows('h1', 'SHOP-7: Cart total ignores the quantity #1');
    expect(await path()).toBe('/acme/shop/pull/1');
    expect(await text('article table')).toMatch(/Red before, green after\s+✓ passed/);
    expect(await text('main')).toContain('Open, ready for review');
    const added = await page.evaluate(
      `[...document.querySelectorAll('.added')].map((line) => line.innerText)`,
    );
    expect(added).toContain(
      '+  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);',
    );
  });

  test.each([
    ['/acme/shop/pull/1', 'h1', 'article details', 'pull-request'],
    ['/browse/SHOP-7', '#comments article', '#comments article', 'ticket'],
    ['/', 'h1', 'form', 'demo'],
  ])('%s looks as in the README', async (at, from, to, name) => {
    await showOn(page, desktop, 'light');
    await page.open(url + at);
    await page.evaluate(`document.querySelector('#comments details')?.setAttribute('open', '')`);
    const picture = () => photographPart(page, from, to);
    const { recorded, now } = await pictureRecords(page, name, [from, to], picture);
    expect(now, makeAnew).toBe(recorded);
  });

  test('a reopened ticket gets a second attempt, and hostile words stay words', async () => {
    const hostile = `<img src=x onerror="document.title='ran'"> </textarea><script>document.title='ran'</script>`;
    await page.open(`${url}/browse/SHOP-7`);
    await tabTo('Thanks. Please also say');
    await page.send('Input.insertText', { text: hostile });
    await choose('Reopen the ticket');
    await shows('#now', /^Run 2 ended \(approved\) after 3 calls/);
    await shows('form', 'Comment as Mia');
    expect(await text('#comments')).toContain(hostile);
    await choose('#1 SHOP-7');
    await shows('h1', '#1');
    expect(await text('main')).toContain('All prices are cents.');
    expect(await path()).toBe('/acme/shop/pull/1');
    const left = `[document.title, document.querySelectorAll('script, img').length]`;
    expect(await page.evaluate(left)).toEqual(['SHOP-7: Cart total ignores the quantity #1', 0]);
  });

  const pages = ['/', '/browse/SHOP-7', '/acme/shop/pull/1', '/acme/shop/actions/runs/2'];

  const screens = [1280, 400].flatMap((width) => [
    [width, 'light'] as const,
    [width, 'dark'] as const,
  ]);

  test.each(screens)(
    '%d pixels wide, in the %s scheme, every page is readable',
    async (...screen) => {
      await showOn(page, ...screen);
      for (const at of pages) {
        await page.open(url + at);
        await expectReadable(page, at);
      }
    },
  );

  test('a page that is too wide or too faint would be found', async () => {
    await showOn(page, 400, 'light');
    await page.open(url);
    await page.evaluate(`document.querySelector('h1').style.width = '500px'`);
    await expect(expectReadable(page, '/')).rejects.toThrow('H1 ends at');
    await page.evaluate(`document.querySelector('h1').style = 'color: rgb(200, 200, 200)'`);
    await expect(expectReadable(page, '/')).rejects.toThrow('to deeply equal');
  });

  test.each([1280, 400])('%d pixels wide, every page can be used by keyboard', async (width) => {
    await showOn(page, width, 'light');
    for (const at of pages) {
      await page.open(url + at);
      await expectKeyboard(page, at);
    }
  });

  test('the Worker’s own status page leads to the ticket', async () => {
    await vi.waitFor(async () => {
      await page.open(`${url}/status`);
      const links = await page.evaluate('[...document.links].map((link) => link.pathname)');
      expect(links).toContain('/browse/SHOP-7');
    }, 20_000);
  });

  test('only pages of the demo itself can change anything', async () => {
    const form = { method: 'POST', body: new URLSearchParams({ bug: 'cart' }) };
    const headers = { origin: 'https://elsewhere.test' };
    expect((await fetch(`${url}/tickets`, { ...form, headers })).status).toBe(403);
    expect(await (await fetch(url)).text()).not.toContain('SHOP-8');
  });

  test('Ctrl-C ends everything, even while a run goes on', async () => {
    await page.open(`${url}/acme/shop/pull/1`);
    await choose('Request changes');
    await shows('#now', /^Run 3 is /);
    expect(await text('main')).toContain('ada requests changes');
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  });
});

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^The demo is at (http:\S+)/.exec(line)?.[1];
    if (url !== undefined) {
      child.stdout.resume();
      return url;
    }
  }
  throw new Error('The demo ended.');
}
