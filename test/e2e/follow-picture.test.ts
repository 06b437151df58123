import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Browser, findChromium, startChromium } from '../support/chromium.ts';
import { roadPage } from '../support/follow/road-page.ts';
import { faintTexts, photographPart, showOn } from '../support/page-probes.ts';
import { makeAnew, pictureRecords } from '../support/picture-record.ts';

const program = findChromium();
const where =
  program === undefined
    ? ' (not checked: there is no Chromium; `sh scripts/test-programs.sh` installs it)'
    : '';

describe.skipIf(program === undefined)(`the road of a pull request in a browser${where}`, () => {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(roadPage()),
  );
  let browser: Browser;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = z.object({ port: z.number() }).parse(server.address());
    browser = await startChromium(program ?? '');
    await showOn(browser.page, 1040, 'light');
    await browser.page.open(`http://127.0.0.1:${port}/`);
  });
  afterAll(async () => {
    await browser?.[Symbol.asyncDispose]();
    server.closeAllConnections();
    server.close();
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
