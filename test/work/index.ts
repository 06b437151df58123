import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { called } from './counter.ts';
import { growthOf, seedsOf } from './growth.ts';
import { readersIn } from './instrument.ts';
import type { Reader } from './reader.ts';

// Started with the meter: prints a line for what grows too fast, and for each function that was not looked at.
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    // Longer texts, of more than one piece of a syntax.
    long: { type: 'boolean', default: false },
  },
});

/** Functions that read a text that the program has made itself, or one of a few characters, or that others check. */
const others = new Set(
  `isRepository isDelivery parseAutomation parseAutomationTicket isSecret parseSettingsFile
    sentenceOf foreignCharacters proseFingerprint showControls linkTo prefixed
    withoutLineBreaks escapeHtml clipLines summaryLine patternMatcher showWindow windowsText
    markAnswer barred quoteOf embedState readAppKey countParts testsSaid leastFailuresSaid
    paintReport paintDiff printResult printReport printError harmless wrap draftIn
    filesNamedIn readChatReply
    readResponse embeddedJson defuse`.split(/\s+/),
);

const readers: Reader[] = [];
for (const path of globSync('readers/*.ts', { cwd: import.meta.dirname }).toSorted()) {
  const module: Readonly<Record<string, readonly Reader[]>> = await import(`./${path}`);
  readers.push(...Object.values(module).flat());
}
for (const reader of readers) {
  if (!reader.name.includes(values.only)) continue;
  for (const seed of seedsOf(reader.tokens, !values.long)) {
    const growth = await growthOf(reader, seed, values.long ? 4_096 : 512);
    if (growth !== undefined) process.stdout.write(`${reader.name}: ${seed.name}: ${growth}\n`);
  }
}

const src = new URL('../../src/', import.meta.url);
const names = globSync('**/*.ts', { cwd: src }).flatMap((path) =>
  readersIn(readFileSync(new URL(path, src), 'utf8')),
);
const missing = names.filter((name) => !called.has(name) && !others.has(name));
const found = [...others].filter((name) => called.has(name) || !names.includes(name));
if (values.only === '') {
  for (const name of missing) process.stdout.write(`${name} is called by no reader\n`);
  for (const name of found) process.stdout.write(`${name} is no exception\n`);
}
