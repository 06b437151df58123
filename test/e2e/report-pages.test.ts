import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { html } from 'hono/html';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { blocksToAdf } from '../../src/adapters/jira/formats/adf/index.ts';
import {
  jobSummary,
  type Outcome,
  pullRequestBody,
  ticketComment,
} from '../../src/core/report/index.ts';
import { newRun, parseStopReason, stopReasons } from '../../src/core/run/index.ts';
import { log, outcomeOf, pullRequest, testedAs } from '../core/report/outcomes.ts';
import { adfToHtml } from '../demo/pages/adf.ts';
import { page as asPage, type Html } from '../demo/pages/layout.ts';
import { markdownToHtml } from '../demo/pages/markdown.ts';
import { type Browser, findChromium, startChromium } from '../support/chromium.ts';
import type { Page } from '../support/devtools.ts';
import { changeOf, patchOf, readOf, runOf, step, ticketOf } from '../support/memory/samples.ts';
import { expectKeyboard, expectReadable, photograph, showOn } from '../support/page-probes.ts';

const program = findChromium();
const where =
  program === undefined
    ? ' (not checked: there is no Chromium; `sh scripts/chromium.sh` installs it)'
    : '';

const before = 'export function total(lines) {\n  return lines.length;\n}\n';
const files = Array.from({ length: 12 }, (_, at) => {
  const path = `packages/storefront-checkout/src/calculation/${'deep/'.repeat(at % 4)}line-total-${at}.ts`;
  return changeOf(path, before, before.replace('lines.length', `lines.length * ${at + 2}`));
});
const command = 'npm run test --workspace packages/storefront-checkout -- --reporter=dot --bail=1';
const green = testedAs({
  tests: { kind: 'passed', counts: { run: 231, failed: 0 } },
  regression: { kind: 'shown', tests: ['the total of a cart multiplies price by quantity'] },
});
const twelve = runOf(
  step.fix('src/cart.ts'),
  step.edited(patchOf(...files, changeOf('test/cart.test.ts', null, 'it();\n')), 'src/cart.ts'),
  step.edited(patchOf(...files, changeOf('test/cart.test.ts', null, 'it();\n'))),
  { ...step.checked(), commands: [{ name: 'tests', text: command }] },
  green,
  step.approved(),
);
const checkout = { branch: 'fix/APP-17', base: 'a'.repeat(40) };
const told = { log, model: { name: 'gpt-6.1-sol', host: 'models.test' } };
const link = (url: string) => url;
const ticket = ticketOf();
const comment = (outcome: Outcome) => adfToHtml(blocksToAdf(ticketComment(outcome)), link);
const article = (title: string, content: Html) =>
  html`<h1>${title}</h1><article>${content}</article>`;

const stuck = runOf(
  step.fix('src/cart.ts'),
  step.exploredFor('edit', readOf('src/cart.ts', 'exhausted')),
);
const failing = Object.keys(stopReasons).flatMap((name) => parseStopReason(name) ?? []);
const setup = {
  problem:
    'The setup command `npm ci` failed with exit code 1: npm error The `npm ci` command can only install with an existing package-lock.json.',
  setupOutput: 'npm error Usage:\n'.repeat(10),
};

/** What people read, by the path of its page. */
const pages: ReadonlyMap<string, Html> = new Map([
  [
    'twelve-files',
    article(
      'Twelve files',
      markdownToHtml(
        pullRequestBody(
          ticket,
          outcomeOf('approved', twelve, { ...told, checkout, checksWait: true }),
        ),
        link,
      ),
    ),
  ],
  [
    'twelve-files-comment',
    article('A fix', comment(outcomeOf('approved', twelve, { ...told, pullRequest }))),
  ],
  ['failed-run', article('A failed run', comment(outcomeOf('repeated', stuck, told)))],
  [
    'question',
    article(
      'A question',
      comment(outcomeOf('answered', runOf(step.told('answer', 'Prices are in cents.')), told)),
    ),
  ],
  [
    'unclear',
    article(
      'An unclear ticket',
      comment(
        outcomeOf('asked', runOf(step.told('ask', 'Which of the two totals is wrong?')), told),
      ),
    ),
  ],
  [
    'setup',
    article(
      'A failed setup',
      markdownToHtml(
        jobSummary(outcomeOf('checks-unavailable', newRun, { ...told, ...setup }), ticket),
        link,
      ),
    ),
  ],
  [
    'every-end',
    html`${failing.map((reason) => article(reason, comment(outcomeOf(reason, stuck, { ...told, problem: 'Raise `max-calls`.' }))))}`,
  ],
]);

describe.skipIf(program === undefined)(`what people read, in a browser${where}`, () => {
  let [browser, server, page, url]: [Browser?, Server?, Page?, string?] = [];

  beforeAll(async () => {
    server = createServer(async ({ url: path = '' }, response) => {
      const body = pages.get(path.slice(1)) ?? html``;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(String(await asPage({ title: path, nonce: 'n', live: undefined, body })));
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = z.object({ port: z.number() }).parse(server.address());
    url = `http://127.0.0.1:${port}`;
    browser = await startChromium(program ?? '');
    page = browser.page;
  });
  afterAll(async () => {
    await browser?.[Symbol.asyncDispose]();
    server?.closeAllConnections();
    server?.close();
  });

  const open = async (name: string, width: number, scheme: 'light' | 'dark') => {
    if (page === undefined) throw new Error('There is no page.');
    await showOn(page, width, scheme);
    await page.open(`${url}/${name}`);
    return page;
  };

  describe.each([...pages.keys()])('%s', (name) => {
    test.each([
      [1280, 'light'],
      [1280, 'dark'],
      [400, 'light'],
      [400, 'dark'],
    ] as const)('is readable on %d pixels in the %s scheme', async (width, scheme) => {
      const shown = await open(name, width, scheme);
      const folder = process.env.REPORT_PICTURES;
      if (folder !== undefined)
        await writeFile(join(folder, `${name}-${width}-${scheme}.png`), await photograph(shown));
      await expectReadable(shown, name);
    });

    test.each([1280, 400])('can be used by keyboard on %d pixels', async (width) => {
      await expectKeyboard(await open(name, width, 'light'), name);
    });
  });

  test('a page that is too wide or too faint would be found', async () => {
    const shown = await open('question', 400, 'light');
    await shown.evaluate(`document.querySelector('h1').style.width = '500px'`);
    await expect(expectReadable(shown, 'question')).rejects.toThrow('H1 ends at');
    await shown.evaluate(`document.querySelector('h1').style = 'color: rgb(200, 200, 200)'`);
    await expect(expectReadable(shown, 'question')).rejects.toThrow('to deeply equal');
  });
});
