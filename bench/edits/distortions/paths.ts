import type { Tree } from '../../../test/support/edits/engine.ts';
import { type Block, blockLines, joinParts, plain } from '../../../test/support/edits/reply.ts';
import { countOf, linesOf, oldLines, textOf } from '../../../test/support/edits/rows.ts';
import { blocksOf } from '../../../test/support/edits/spans.ts';
import type { Random } from '../../../test/support/random.ts';
import type { Commit } from '../commit.ts';
import { type Distorted, type Distortion, toApply } from '../distorted.ts';
import { type Scene, treeBefore } from '../scene.ts';

/** Blocks for several files; the path may appear only where the file changes. */
export const multiFile: Distortion = (scene) => {
  if (scene.files.length < 2) return undefined;
  const once = scene.random.chance(0.5);
  const blocks = blocksOf(scene);
  const parts = blocks.map((block, at) => {
    const isNamed = !once || blocks[at - 1]?.path !== block.path;
    return [...(isNamed ? [block.path] : []), ...blockLines(plain(block))];
  });
  return toApply(scene, joinParts(parts));
};

/** The path has another form, or a typo. */
export const pathVariant: Distortion = (scene) => {
  const write = scene.random.pick(forms);
  const parts = blocksOf(scene).map((block) =>
    write(block.path, blockLines(plain(block)), scene.random),
  );
  return amongOthers(scene, joinParts(parts));
};

/** No block names its file. */
export const pathMissing: Distortion = (scene) =>
  amongOthers(scene, joinParts(blocksOf(scene).map((block) => blockLines(plain(block)))));

type Form = (path: string, block: readonly string[], random: Random) => readonly string[];

const above =
  (write: (path: string, random: Random) => string): Form =>
  (path, block, random) => [write(path, random), ...block];

const forms: readonly [Form, ...Form[]] = [
  above((path) => `./${path}`),
  above((path) => `a/${path}`),
  above((path) => `/home/user/project/${path}`),
  above((path) => path.replaceAll('/', '\\')),
  above((path) => `**${path}**`),
  above((path) => `\`${path}\``),
  above((path) => `### ${path}`),
  above((path) => `### \`${path}\``),
  above((path) => `File: ${path}`),
  above((path) => `${path}:`),
  above(misspeltName),
  above((path) => `lib/core/${path.split('/').at(-1) ?? ''}`),
  (path, block) => ['```', path, ...block, '```'],
  (path, block) => [`\`\`\`${path}`, ...block, '```'],
  (path, block) => [`\`\`\`${path.split('.').at(-1) ?? ''} ${path}`, ...block, '```'],
];

/** Returns the path with one typo in the base name, not in the extension. */
function misspeltName(path: string, random: Random): string {
  const [, folder = '', name = '', extension = ''] =
    /^(.*\/)?([^/]*?)(\.[^/.]*)?$/.exec(path) ?? [];
  const at = random.below(name.length);
  const letter = name.slice(at, at + 1);
  const slip = random.pick(['', letter + letter, letter === 'e' ? 'a' : 'e']);
  return folder + name.slice(0, at) + slip + name.slice(at + 1) + extension;
}

/** Adds files that no block fits; `undefined` if a block fits several of the commit's. */
function amongOthers(scene: Scene, reply: string): Distorted | undefined {
  const distorted = toApply(scene, reply);
  const blocks = blocksOf(scene);
  const own = [...treeBefore(scene)];
  const isVague = blocks.some(({ path, rows }) =>
    own.some(([other, text]) => other !== path && contains(text, rows)),
  );
  if (isVague) return undefined;
  const others = scene.random.shuffle(scene.others).slice(0, 4).flatMap(filesOf);
  const further = others.filter(
    ([path, text]) =>
      !distorted.files.has(path) && !blocks.some(({ rows }) => contains(text, rows)),
  );
  const beside = (tree: Tree) => new Map([...further, ...tree]);
  return { ...distorted, files: beside(distorted.files), right: distorted.right.map(beside) };
}

function contains(text: string, rows: Block['rows']): boolean {
  return countOf(oldLines(rows), linesOf(text)) > 0;
}

function filesOf({ files }: Commit): readonly (readonly [string, string])[] {
  return files.map(({ path, rows }) => [path, textOf(oldLines(rows))]);
}
