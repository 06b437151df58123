import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Browser, findChromium, startChromium } from '../support/chromium.ts';
import { roadPage } from '../support/follow/road-page.ts';
import { faintTexts, photographPart, showOn } from '../support/page-probes.ts';
import { withPalette } from '../support/png.ts';

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

  test('yields the picture of docs/follow.md', async () => {
    const { page } = browser;
    const picture = await withPalette(page, await photographPart(page, 'main', '.legend'));
    const file = process.env.FOLLOW_PICTURE;
    if (file !== undefined) await writeFile(file, picture);
    expect(picture.byteLength).toBeGreaterThan(10_000);
    expect(picture.byteLength).toBeLessThan(120 * 1024);
  });
});
