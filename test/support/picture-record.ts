import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Page } from './devtools.ts';
import { withPalette } from './png.ts';

/** What mends a picture that no longer looks like the program. */
export const makeAnew =
  'PICTURES=write npx vitest run --project node test/e2e/{status,demo}.test.ts';

/** A part of a page, by the selectors of its first and its last element. */
type Part = readonly [from: string, to: string];

/**
 * Reads the record of a picture in `docs/`, and makes the same record of the page as it is now. It has the hash of
 * the picture and each text with its place and look, as far as they are the same with any font; times and hashes
 * differ from run to run and are left out. With PICTURES=write, picture and record are made anew. Leaves the page.
 */
export async function pictureRecords(
  page: Page,
  name: string,
  part: Part,
  photograph: () => Promise<Buffer>,
): Promise<{ readonly recorded: string; readonly now: string }> {
  const at = (extension: string) => new URL(`../../docs/${name}.${extension}`, import.meta.url);
  const isNew = process.env.PICTURES === 'write';
  const seen = z.array(z.string()).parse(await page.evaluate(collectSeen(part)));
  if (isNew) await writeFile(at('png'), await withPalette(page, await photograph()));
  const hash = createHash('sha256').update(await readFile(at('png')));
  const now = `sha256 ${hash.digest('hex')}\n${seen.map((line) => `${masked(line)}\n`).join('')}`;
  if (isNew) await writeFile(at('txt'), now);
  return { recorded: await readFile(at('txt'), 'utf8'), now };
}

const masked = (line: string) =>
  line
    .replaceAll(/\b[\da-f]{7,}\b/g, '#')
    .replaceAll(/\b[\d.]+ (?:ms|s|seconds?|min|minutes?)\b/g, '# s')
    .replaceAll(/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?\b/g, '#');

/** Each visible text of a part of a page: its element, its place if no font decides that, its look, its words. */
const collectSeen = ([from, to]: Part) => `(() => {
  const [start, end] = [${JSON.stringify(from)}, ${JSON.stringify(to)}].map((selector) =>
    document.querySelector(selector));
  const isPart = (element) => (start.contains(element) || end.contains(element) ||
    start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
    end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
  const isPlaced = (element) => element === document.documentElement ||
    ['block', 'list-item'].includes(getComputedStyle(element).display) &&
    element.tagName !== 'LEGEND' && isPlaced(element.parentElement);
  const groundOf = (element) => {
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' && element.parentElement
      ? groundOf(element.parentElement) : backgroundColor;
  };
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = texts.map((node) => node.data).join(' ').replace(/\\s+/g, ' ').trim();
    if (!text || !element.checkVisibility() || !isPart(element)) return [];
    const { left, width } = element.getBoundingClientRect();
    const { fontSize, fontWeight, color } = getComputedStyle(element);
    const place = isPlaced(element) ? ' ' + Math.round(left) + '+' + Math.round(width) : '';
    const look = [fontSize, fontWeight, color, 'on', groundOf(element)].join(' ');
    return element.tagName.toLowerCase() + place + ' | ' + look + ' | ' + text;
  });
})()`;
