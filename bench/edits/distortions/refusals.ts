import { plain, renderReply, type Written } from '../../../test/support/edits/reply.ts';
import {
  countOf,
  linesOf,
  newLines,
  oldLines,
  type Row,
} from '../../../test/support/edits/rows.ts';
import { blocksOf } from '../../../test/support/edits/spans.ts';
import {
  type Distortions,
  type Scene,
  sceneOf,
  toRefuse,
  treeAfter,
  treeBefore,
  withRows,
} from '../scene.ts';

export const refusals: Distortions = {
  /** The SEARCH of one block occurs twice in the file. */
  'non-unique': (scene) => {
    const block = scene.random.pick(blocksOf(scene));
    if (block === undefined) return undefined;
    const copy = oldLines(block.rows).map((text): Row => ({ kind: 'both', text }));
    const isAtTop = scene.random.chance(0.5);
    const doubled = withRows(scene, block.path, (rows) =>
      isAtTop ? [...copy, ...rows] : [...rows, ...copy],
    );
    return { ...toRefuse(scene), files: treeBefore(doubled) };
  },

  /** The commit is already in the tree. */
  'already-applied': (scene) => ({ ...toRefuse(scene), files: treeAfter(scene) }),

  /** An extra block of another commit, named for a file of this one. */
  'foreign-block': (scene) => {
    const [path] = scene.random.shuffle([...treeBefore(scene).keys()]);
    const foreign = path === undefined ? undefined : foreignTo(scene, path);
    return foreign && toRefuse(scene, renderReply([foreign]));
  },

  /** One of several blocks has no place. */
  'one-bad-block': (scene) => {
    const blocks = blocksOf(scene);
    const bad = scene.random.pick(blocks);
    if (bad === undefined || blocks.length < 2) return undefined;
    const spoilt = scene.random.chance(0.5)
      ? wordsReversed(scene, plain(bad))
      : foreignTo(scene, bad.path);
    if (spoilt === undefined) return undefined;
    const written = blocks.map((block) => (block === bad ? spoilt : plain(block)));
    return toRefuse(scene, renderReply(written));
  },

  /** An empty SEARCH for a file with content, which must be neither overwritten nor extended. */
  'empty-search-existing': (scene) => {
    const file = scene.random.pick(scene.files);
    if (file === undefined) return undefined;
    const [first] = blocksOf({ files: [file] });
    const isWhole = first === undefined || scene.random.chance(0.5);
    const replace = isWhole ? newLines(file.rows) : plain(first).replace;
    return toRefuse(scene, renderReply([{ path: file.path, search: [], replace }]));
  },
};

/** A block of another commit in the same language that fits nothing here. */
function foreignTo(scene: Scene, path: string): Written | undefined {
  const extension = path.split('.').at(-1) ?? '';
  for (const commit of scene.random.shuffle(scene.others)) {
    const other = sceneOf(commit, [], scene.random);
    const blocks = other === undefined ? [] : blocksOf(other).map(plain);
    const foreign = blocks.find(
      (block) => block.path.endsWith(`.${extension}`) && isForeign(scene, block),
    );
    if (foreign !== undefined) return { ...foreign, path };
  }
  return undefined;
}

/** Lines that the file cannot contain, with their words reversed. */
function wordsReversed(scene: Scene, written: Written): Written | undefined {
  const search = written.search.map((line) => line.split(' ').toReversed().join(' '));
  const spoilt = { ...written, search };
  return isForeign(scene, spoilt) ? spoilt : undefined;
}

/** Whether neither side occurs here; a block whose REPLACE does would count as applied before. */
function isForeign(scene: Scene, { search, replace }: Written): boolean {
  const trimmed = (lines: readonly string[]) => lines.map((line) => line.trim());
  const here = trimmed(
    [...treeBefore(scene).values(), ...treeAfter(scene).values()].flatMap(linesOf),
  );
  return search.length > 1 && [search, replace].every((side) => countOf(trimmed(side), here) === 0);
}
