import { parseArgs } from 'node:util';
import { growthOf, seedsOf } from './growth.ts';
import type { Reader } from './reader.ts';

// Started with the meter: prints a line for what grows too fast, among the readers of these subjects.
const { values } = parseArgs({
  options: {
    of: { type: 'string', multiple: true, default: ['replies'] },
    only: { type: 'string', default: '' },
    // Characters of the longest text that is tried at first.
    length: { type: 'string', default: '4096' },
    // Each piece of a syntax alone.
    short: { type: 'boolean', default: false },
  },
});
const readers: Reader[] = [];
for (const subject of values.of) {
  const module: Readonly<Record<string, readonly Reader[]>> = await import(
    `./readers/${subject}.ts`
  );
  readers.push(...Object.values(module).flat());
}
for (const reader of readers) {
  if (!reader.name.includes(values.only)) continue;
  const began = performance.now();
  for (const seed of seedsOf(reader.tokens, values.short)) {
    const growth = await growthOf(reader, seed, Number(values.length));
    if (growth !== undefined) process.stdout.write(`${reader.name}: ${seed.name}: ${growth}\n`);
  }
  process.stderr.write(`${reader.name}: ${Math.round(performance.now() - began)} ms\n`);
}
