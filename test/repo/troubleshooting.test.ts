import { describe, expect, it } from 'vitest';
import { pageAnswer } from '../../src/worker/status/index.ts';
import { filesBelow, projectText } from './project.ts';

const page = projectText('docs/troubleshooting.md');

const sources = filesBelow('src')
  .filter((path) => /\.tsx?$/.test(path))
  .map(projectText)
  .join('\n');

/** The first cells of all tables. */
const symptoms = page
  .split('\n')
  .filter((line) => /^\| (?!---|What you see|Message|Stop reason)/.test(line))
  .map((line) => line.split(' | ')[0]?.slice(2) ?? '');

/** Texts in code marks that are words of the program: a sentence or a part of one. */
const quotations = symptoms
  .flatMap((cell) => cell.match(/`[^`]+`/g) ?? [])
  .map((code) => code.slice(1, -1))
  .filter((text) => text.includes(' '));

/** Whether a text is in the sources; `…` stands for anything within a line. */
function isSaid(text: string): boolean {
  const parts = text.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join('.{1,300}?'), 'i').test(sources);
}

/** What an operator is told to see on the Worker's status page, as quotations. */
const onStatusPage = page
  .split('\n')
  .filter((line) => /^\| `[^|]*` on the status page \|/.test(line))
  .map((line) => line.split('`')[1] ?? '');

describe('the sentences that are to be seen on the status page', () => {
  const refused = [{ day: '2026-11-21', count: 3, missing: 1, mismatch: 1, token: 1 }];
  const report = { deliveries: [], waiting: [], refused };
  const shown = pageAnswer(report, 'https://worker.test/status', 0).text();

  it.each(onStatusPage)('%s is there', async (sentence) => {
    expect(await shown).toContain(sentence);
  });

  it('are one for each kind of request that is rejected', () => {
    expect(onStatusPage).toHaveLength(3);
  });
});

describe('the messages on the page', () => {
  it('are many', () => {
    expect(quotations.length).toBeGreaterThan(20);
  });

  it.each(quotations)('%s is one of the program', (text) => {
    expect(isSaid(text)).toBe(true);
  });

  it('would be missed if the program said something else', () => {
    expect(isSaid('The printer is out of paper')).toBe(false);
  });
});
