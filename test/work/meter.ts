import { registerHooks } from 'node:module';
import { countBuiltins } from './builtins.ts';
import { called, count, countSpread } from './counter.ts';
import { instrument } from './instrument.ts';

/** Limits that only long texts reach, and lower ones in their place, so that short texts show what they bound. */
const caps: readonly (readonly [file: string, limit: string, lower: string])[] = [
  ['engines/text/placeholders.ts', 'maxComment = 140', 'maxComment = 14'],
  ['engines/text/placeholders.ts', 'maxLine = 300', 'maxLine = 30'],
  ['engines/text/secrets.ts', '{8,2000}\\.', '{8,20}\\.'],
  ['core/report/prose.ts', 'maxRead = 20_000', 'maxRead = 20'],
  ['adapters/jira/transport/answer.ts', 'longestPage = 4_000', 'longestPage = 40'],
  ['engines/edits/explain.ts', 'mostComparisons = 1_000_000', 'mostComparisons = 1_000'],
  ['engines/edits/patch/diff.ts', 'maxEditLength = 3_000', 'maxEditLength = 4'],
  ['engines/edits/patch/line-hunks.ts', 'mostDifferences = 1_000', 'mostDifferences = 4'],
];

/** Returns the source of a file with lower limits; throws if it has others than those that are known. */
export function withLowerCaps(file: string, source: string): string {
  return caps
    .filter(([path]) => file.endsWith(`/src/${path}`))
    .reduce((text, [path, limit, lower]) => {
      if (!text.includes(limit)) throw new Error(`${path} has no "${limit}"`);
      return text.replace(limit, lower);
    }, source);
}

// Loaded before the program: from here on, its work is counted.
Object.assign(globalThis, { __count: count, __spread: countSpread, __called: called });
const src = new URL('../../src/', import.meta.url).href;
/** Packages that read what comes in. */
const packages = /\/node_modules\/(?:marked|diff|yaml|smol-toml|jsonc-parser|@rgrove\/parse-xml)\//;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith(src) && !packages.test(url)) return loaded;
    if (!/\.[cm]?[jt]s$/.test(url)) return loaded;
    return { ...loaded, source: instrument(withLowerCaps(url, String(loaded.source ?? ''))) };
  },
});
countBuiltins();
