import { join } from 'node:path';
import { type LookSize, usualSize } from '../../src/agent/loop/prompts/likely-files.ts';
import type { Measured } from '../index.ts';
import type { LookOptions } from './case.ts';
import { firstPrompt } from './first-prompt.ts';
import { readNeeds, type ShownNeeds, shownNeeds } from './needs.ts';
import { openCase } from './opened.ts';

/** The sizes of the first look that are compared; the one in force is among them. */
const settings: readonly LookSize[] = [
  { room: 8_000, files: 10 },
  usualSize,
  { room: 12_000, files: 10 },
  { room: 16_000, files: 10 },
];

/** Measures what the first prompt shows of what fixes change, for several sizes of it; no tool is asked. */
export async function measurePrompts({ cases, repos, failures }: LookOptions): Promise<Measured> {
  const shown = settings.map((): ShownNeeds[] => []);
  const notes: string[] = [];
  for (const one of cases) {
    const opened = await openCase(one, join(repos, one.repo.replace('/', '+'), 'repo'));
    if (opened === undefined) continue;
    const needs = await readNeeds(opened, one.gold_files);
    for (const [index, size] of settings.entries()) {
      const found = shownNeeds(needs, await firstPrompt(opened, size));
      shown[index]?.push(found);
      if (size === usualSize && failures) notes.push(...missing(one.id, found));
    }
  }
  const rows = settings.map((size, index) => ({ ...size, ...summaryOf(shown[index] ?? []) }));
  return {
    title: `What the first prompt shows of what fixes change, for ${shown[0]?.length ?? 0} tickets`,
    rows,
    notes,
    result: { rows },
  };
}

/** Returns what is not shown of what a ticket needs. */
function missing(id: string, { anyFile, allLines, unshown }: ShownNeeds): readonly string[] {
  const file = anyFile ? [] : [`${id}: no needed file`];
  const lines = anyFile && !allLines ? [`${id}: not all changed lines`] : [];
  return [...file, ...lines, ...unshown.map((name) => `${id}: ${name} is not shown`)];
}

/** Returns the shares in percent, and the tokens. */
function summaryOf(found: readonly ShownNeeds[]) {
  const percent = (shareOf: (one: ShownNeeds) => number, those = found) => {
    const sum = those.reduce((total, one) => total + shareOf(one), 0);
    return Math.round((1_000 * sum) / Math.max(1, those.length)) / 10;
  };
  const tokens = found.map((one) => one.tokens).sort((a, b) => a - b);
  const tokensAt = (part: number) => tokens[Math.floor(part * (tokens.length - 1))] ?? 0;
  const naming = found.filter(({ stated }) => stated > 0);
  const stated = naming.reduce((sum, one) => sum + one.stated, 0);
  const unshown = naming.reduce((sum, one) => sum + one.unshown.length, 0);
  return {
    any_file: percent(({ anyFile }) => Number(anyFile)),
    all_files: percent(({ allFiles }) => Number(allFiles)),
    any_line: percent(({ anyLine }) => Number(anyLine)),
    all_lines: percent(({ allLines }) => Number(allLines)),
    mean_lines: percent(({ lines }) => lines),
    recall: percent(({ recall }) => recall),
    precision: percent(({ precision }) => precision),
    any_named: percent(({ stated: all, unshown: missed }) => Number(missed.length < all), naming),
    named: Math.round((1_000 * (stated - unshown)) / Math.max(1, stated)) / 10,
    tokens_p50: tokensAt(0.5),
    tokens_p95: tokensAt(0.95),
  };
}
