import type { Tree } from '../../../test/support/edits/engine.ts';
import { plain, renderReply } from '../../../test/support/edits/reply.ts';
import { newLines, type Row } from '../../../test/support/edits/rows.ts';
import { blocksOf } from '../../../test/support/edits/spans.ts';
import {
  type Distortions,
  plainReply,
  type Scene,
  type SceneFile,
  toApply,
  treeBefore,
  withRows,
} from '../scene.ts';

export const files: Distortions = {
  /** Lines of the files end in `\r\n`, those of the reply in `\n`. */
  'crlf-file': (scene) => {
    const plainly = toApply(scene);
    return {
      ...plainly,
      files: withWindowsEndings(plainly.files),
      right: plainly.right.map(withWindowsEndings),
    };
  },

  /** Lines of the reply end in `\r\n`, those of the files in `\n`. */
  'crlf-reply': (scene) => toApply(scene, plainReply(scene).replaceAll('\n', '\r\n')),

  /** One of the files is missing and is created as a whole. */
  'new-file': (scene) => {
    const created = scene.random.pick(scene.files);
    if (created === undefined) return undefined;
    const whole = { path: created.path, search: [], replace: newLines(created.rows) };
    const others = blocksOf({ files: scene.files.filter((file) => file !== created) }).map(plain);
    const before = new Map(treeBefore(scene));
    before.delete(created.path);
    return { ...toApply(scene, renderReply([...others, whole])), files: before };
  },

  /** A context line has a typographic character, for which the block writes the plain one. */
  'ascii-fied': (scene) => {
    const { random } = scene;
    for (const block of random.shuffle(blocksOf(scene))) {
      for (const [at, row] of random.shuffle([...block.rows.entries()])) {
        const text = typographic(row.text, scene);
        if (row.kind !== 'both' || text === row.text) continue;
        const written = withRows(scene, block.path, (rows) =>
          rows.with(block.from + at, { ...row, text }),
        );
        return toApply(written, plainReply(scene));
      }
    }
    return undefined;
  },

  /** A comment of one line that changes has typographic pairs in the file, before and after, for which the block writes plain ones. */
  'ascii-changed': (scene) => {
    const { random } = scene;
    const pairs = random.pick(typographicPairs);
    for (const { path, from, rows } of random.shuffle(blocksOf(scene))) {
      const at = rows.findIndex((row, index) => {
        const [above, next, below] = [-1, 1, 2].map((by) => rows[index + by]);
        const isChange = row.kind === 'old' && next?.kind === 'new';
        const isSingle = above?.kind !== 'old' && below?.kind !== 'new';
        return (
          isChange &&
          isSingle &&
          isComment.test(row.text) &&
          [row, next].every(({ text }) => pairs(text) !== text)
        );
      });
      if (at < 0) continue;
      const written = withRows(scene, path, (all) =>
        all.map((row, index) =>
          index === from + at || index === from + at + 1 ? { ...row, text: pairs(row.text) } : row,
        ),
      );
      return toApply(written, plainReply(scene));
    }
    return undefined;
  },

  /** The context has a heading underlined with `=`, as in reStructuredText and Markdown. */
  'rst-underline': (scene) => {
    const { random } = scene;
    const block = random.pick(blocksOf(scene));
    const places = block?.rows.flatMap((row, at) => (row.kind === 'both' ? [block.from + at] : []));
    const place = random.pick(places ?? []);
    if (block === undefined || place === undefined) return undefined;
    const underline = '='.repeat(random.pick([3, 4, 5, 6, 8, 9, 10, 12, 20]));
    const heading: readonly Row[] = [
      { kind: 'both', text: random.pick(['Usage', 'Changes', 'See also', 'Notes']) },
      { kind: 'both', text: underline },
    ];
    const changed = scene.files.map((file) =>
      file.path === block.path ? inserted(file, place + 1, heading) : file,
    );
    return toApply({ ...scene, files: changed });
  },
};

function inserted(file: SceneFile, at: number, rows: readonly Row[]): SceneFile {
  const moved = (end: number) => (end >= at ? end + rows.length : end);
  const spans = file.spans.map(({ from, to }) => ({ from: moved(from), to: moved(to) }));
  return { ...file, rows: file.rows.toSpliced(at, 0, ...rows), spans };
}

function typographic(text: string, { random }: Scene): string {
  const signs: readonly (readonly [string, string])[] = [
    ['...', '…'],
    [' - ', ' – '],
    ['--', '—'],
    ['-', '\u2011'],
    ['"', random.pick(['“', '”'])],
    ["'", '’'],
    [' ', '\u00A0'],
  ];
  const indent = text.length - text.trimStart().length;
  const usable = signs.filter(([sign]) => text.indexOf(sign, indent) >= 0);
  const [sign, typeset] = random.pick(usable) ?? ['', ''];
  const at = sign === '' ? text.length : text.indexOf(sign, indent);
  return text.slice(0, at) + typeset + text.slice(at + sign.length);
}

const isComment = /^\s*(?:\/\/|#|\*)/;

/** Each writes a line with typographic pairs; a line whose signs are not in pairs stays. */
const typographicPairs: readonly [Pairing, ...Pairing[]] = [
  pairing('"', '“', '”'),
  pairing('"', '„', '“'),
  pairing("'", '‘', '’'),
  (line) => line.replaceAll('(', '（').replaceAll(')', '）'),
];

type Pairing = (line: string) => string;

function pairing(sign: string, open: string, close: string): Pairing {
  return (line) => {
    const parts = line.split(sign);
    const isPaired = parts.length > 1 && parts.length % 2 === 1;
    return isPaired
      ? parts.reduce((text, part, at) => text + (at % 2 === 1 ? open : close) + part)
      : line;
  };
}

function withWindowsEndings(tree: Tree): Tree {
  return new Map([...tree].map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]));
}
