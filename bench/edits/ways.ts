import { registerHooks } from 'node:module';
import { replaceDeclared } from '../../test/attack/stand-ins.ts';
import type { Engine } from '../../test/support/edits/engine.ts';

/** One way to place or to write an edit, and what stands in for its functions once it is off. */
export interface Way {
  readonly name: string;
  /** The module of its functions, from `src/engines/edits/`. */
  readonly module: string;
  readonly standIns: Readonly<Record<string, string>>;
}

const nothing = '() => undefined';
const never = '() => false';

const way = (name: string, module: string, standIns: Way['standIns']): Way => ({
  name,
  module,
  standIns,
});

/** Every way that is more than a comparison of lines as they are, or that writes something else than REPLACE as it is. */
export const ways: readonly Way[] = [
  way('copied-lines', 'place/readings.ts', { otherReadings: '() => []' }),
  way('escaped-replies', 'reply/unescape.ts', { unescaperFor: '() => (block) => block' }),
  way('applied-before', 'place/locate.ts', { fitsMade: never }),
  way('made-elsewhere', 'place/runs.ts', { tells: never }),
  way('other-breaks', 'place/locate.ts', { reflowed: '() => []' }),
  way('partial-lines', 'place/align.ts', { endsInWords: never, startsInWords: never }),
  way('line-off', 'place/align.ts', { linesOff: '() => []' }),
  way('elided-lines', 'place/runs.ts', { piecesOf: nothing }),
  way('lost-blanks', 'place/readings.ts', { withLostBlanks: nothing }),
  way('hunks-in-any-order', 'place/runs.ts', { locateHunks: 'inOrder' }),
  way('order-of-hunks', 'place/runs.ts', {
    inOrder:
      '(texts, runs) => runs.map((run) => settle(texts, run, choose(texts, run, placesFor(texts, run))))',
  }),
  way('numbers-of-hunks', 'place/runs.ts', { nearest: '(places) => places' }),
  way('anchors-of-hunks', 'place/anchors.ts', { anchoredPart: nothing }),
  way('divider-as-end', 'reply/block.ts', { dividerEnd: nothing }),
  way('signs-of-file', 'place/signs.ts', { withFileSigns: '({ replace }) => replace' }),
  way('indentation', 'place/fit.ts', { learnIndentation: '() => (line) => line' }),
  way('depth', 'place/fit.ts', { isDeepEnough: never }),
];

const root = new URL('../../', import.meta.url).href;

/** Loads the program's engine with a way switched off in its sources, or as it is. */
export async function engineWithout(off?: Way): Promise<Engine> {
  const mark = `?without=${off?.name ?? 'nothing'}`;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const isMarked = context.parentURL?.endsWith(mark) === true && resolved.url.startsWith(root);
      return isMarked ? { ...resolved, url: resolved.url + mark } : resolved;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      if (off === undefined || url !== `${root}src/engines/edits/${off.module}${mark}`)
        return loaded;
      const source = replaceDeclared(String(loaded.source), off.standIns, off.module);
      return { ...loaded, source };
    },
  });
  try {
    const engine: { readonly applyReply: Engine } = await import(
      `${root}test/support/edits/engine.ts${mark}`
    );
    return engine.applyReply;
  } finally {
    hooks.deregister();
  }
}
