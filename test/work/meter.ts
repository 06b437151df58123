import { registerHooks } from 'node:module';
import { countBuiltins } from './builtins.ts';
import { withLowerCaps } from './caps.ts';
import { count, countSpread } from './counter.ts';
import { instrument } from './instrument.ts';

// Loaded before the program: from here on, its work is counted.
Object.assign(globalThis, { __count: count, __spread: countSpread });
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
