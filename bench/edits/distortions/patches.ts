import { signed } from '../../../test/engines/edits/rendered-patches.ts';
import { plain } from '../../../test/support/edits/reply.ts';
import { newLines, oldLines, type Row } from '../../../test/support/edits/rows.ts';
import type { Random } from '../../../test/support/random.ts';
import {
  fileLines,
  type Manner,
  nestingLine,
  nestingOf,
  type OwnHunk,
  type PatchFormat,
  patchIn,
} from '../manner.ts';
import { type Distortions, isInside, type Scene, toRefuse, treeAfter } from '../scene.ts';
import { dedented, isBlank, shiftOf } from './indentation.ts';
import { misspelt, pairsIn } from './text.ts';

/** How a patch goes wrong, whatever its form. */
type PatchDistortion = (scene: Scene, format: PatchFormat) => Manner | undefined;

const inAnyForm: Readonly<Record<string, PatchDistortion>> = {
  clean: () => ({}),
  'one-context': () => ({ context: 1 }),
  'no-context': () => ({ context: 0 }),

  /** A context line inside a hunk is missing. */
  'line-left-out': ({ random }) => ({
    context: 3,
    once: true,
    rows: ({ rows }) => {
      const inside = [...rows.keys()].filter((at) => {
        const { kind, text = '' } = rows[at] ?? {};
        return kind === 'both' && isInside(rows, at) && !isBlank(text);
      });
      const left = random.pick(inside);
      return left === undefined ? undefined : rows.toSpliced(left, 1);
    },
  }),

  /** Context lines lack the blank that precedes them, all of them or some. */
  'no-leading-blank': () => ({ lines: (rows) => unsignedWhere(rows, () => true) }),
  'some-leading-blanks': ({ random }) => ({
    lines: (rows) => unsignedWhere(rows, () => random.chance(0.5)),
  }),

  /** One or two wrong letters in a context line. */
  typo: ({ random }) => ({ once: true, rows: (hunk) => misspeltRows(hunk, random) }),

  /** Blank context lines and the ends of lines have lost their blanks. */
  'trimmed-blanks': () => ({
    lines: (rows) =>
      signed(rows).map((line, at) => (rows[at]?.kind === 'both' ? line.trimEnd() : line)),
  }),

  dedented: (scene) => ({ rows: (hunk) => movedRows(hunk, dedentedLine(scene, hunk)) }),
  shifted: (scene) => {
    const shift = shiftOf(scene);
    return { rows: (hunk) => movedRows(hunk, (line) => onLine(hunk, line, shift)) };
  },

  /** The last hunk of a file comes first. */
  reversed: () => ({ isReversed: true }),

  fenced: ({ random }) => ({
    whole: (patch) => {
      const info = random.pick(['', 'diff', 'patch', 'text']);
      return `Here is the change:\n\n\`\`\`${info}\n${patch}\`\`\`\n\nThat is all.\n`;
    },
  }),
  heredoc: ({ random }, format) => ({
    whole: (patch) => {
      const word = random.pick(['EOF', 'PATCH', "'EOF'", '"PATCH"']);
      const command = format === 'v4a' ? 'apply_patch' : random.pick(['git apply', 'patch -p1']);
      const script = `${command} <<${word}\n${patch}${word.replace(/\W/g, '')}\n`;
      return random.chance(0.5) ? `\`\`\`bash\n${script}\`\`\`\n` : script;
    },
  }),
  'absolute-paths': ({ random }, format) => {
    const root = random.pick(['/workspace/', '/home/user/repo/', '/app/']);
    return {
      names: (path) =>
        format === 'v4a'
          ? [`*** Update File: ${root}${path}`]
          : [`--- ${root}${path}`, `+++ ${root}${path}`],
    };
  },
  'windows-reply': () => ({ whole: (patch) => patch.replaceAll('\n', '\r\n') }),
  'prose-around': () => ({
    whole: (patch) => `I change it:\n\n${patch}\nThat is all:\n- it is fixed\n`,
  }),
};

const inV4a: Readonly<Record<string, PatchDistortion>> = {
  /** The lines with stars have other stars, colons, cases or blanks. */
  stars: () => ({ whole: (patch) => patch.replaceAll(/^\*{3} .*$/gm, '$& ***') }),
  directives: ({ random }) => ({
    frame: [
      [
        random.pick([
          '*** Begin Patch:',
          '***Begin Patch***',
          '*** BEGIN PATCH',
          '*** Begin Patch  ',
        ]),
      ],
      [random.pick(['*** End Patch.', '***End Patch***', '*** END PATCH', '*** End of Patch:'])],
    ],
    names: (path) => [
      random.pick([
        `*** Update File: \`${path}\``,
        `*** Update File:${path}***`,
        `*** update file: ${path}`,
        `*** Update File ${path}`,
        `*** Modify File: ${path}`,
      ]),
    ],
  }),

  'no-end': () => ({ frame: [['*** Begin Patch'], []] }),
  'no-begin': () => ({ frame: [[], ['*** End Patch']] }),
  'no-first-head': () => ({ heads: (hunk) => (isFirst(hunk) ? [] : ['@@']) }),
  'numbered-heads': ({ random }) => ({
    heads: ({ line }) => [`@@ -${line + random.below(9)},${random.below(9)} +${line},7 @@`],
  }),
  'names-of-a-diff': ({ random }) =>
    random.chance(0.5)
      ? { names: (path) => [`*** Update File: ${path}`, `--- a/${path}`, `+++ b/${path}`] }
      : { names: (path) => [`--- a/${path}`, `+++ b/${path}`] },

  /** The head has the name of the function, or its line with a typo, and not its line. */
  'name-as-anchor': () => ({
    heads: (hunk) => {
      const name = /\w+(?=\()|(?<=\bclass )\w+/.exec(nestingLine(hunk) ?? '')?.[0];
      return [name === undefined ? '@@' : `@@ ${name}`];
    },
  }),
  'misspelt-anchor': ({ random }) => ({
    heads: (hunk) => {
      const line = nestingLine(hunk);
      return [
        line === undefined || pairsIn(line).length === 0 ? '@@' : `@@ ${misspelt(line, random)}`,
      ];
    },
  }),
  'wrong-anchor': () => ({ heads: () => ['@@ def nothing_like_this():'] }),

  /** The line above the change is in the head, and no other one is shown. */
  'anchor-alone': (scene) => ({
    context: 0,
    heads: ({ above, path }) => {
      const line = oldLines(above).at(-1) ?? '';
      const isOnly = fileLines(scene, path).filter((one) => one === line).length === 1;
      return [isOnly && !isBlank(line) ? `@@ ${line}` : '@@'];
    },
  }),
};

const inUnified: Readonly<Record<string, PatchDistortion>> = {
  'git-index': () => ({
    names: (path) => [
      `diff --git a/${path} b/${path}`,
      'index 1a2b3c4..5d6e7f8 100644',
      `--- a/${path}`,
      `+++ b/${path}`,
    ],
  }),
  'no-sides': () => ({ names: (path) => [`--- ${path}`, `+++ ${path}`] }),
  'wrong-numbers': ({ random }) => ({
    heads: ({ line }) => [
      `@@ -${line + random.below(40)},${random.below(9)} +${line},${random.below(9)} @@`,
    ],
  }),
  'no-numbers': ({ random }) => ({
    heads: () => [random.pick(['@@', '@@ ... @@', '@@ -,+ @@', '@@ -?,? +?,? @@'])],
  }),
  'section-heads': () => ({ heads: (hunk) => nestingOf(hunk) ?? ['@@ @@'] }),
  'stars-around': () => ({ frame: [['*** Begin Patch'], ['*** End Patch']] }),
};

/** Patches that must be refused or change nothing. */
const refusals: Readonly<Record<string, (scene: Scene, format: PatchFormat) => Manner>> = {
  'already-applied': () => ({ context: 2 }),
  /** The removed lines and the context of one hunk are those of nothing. */
  'foreign-hunk': () => ({
    once: true,
    rows: ({ rows }) =>
      rows.map((row) =>
        row.kind === 'new' ? row : { ...row, text: [...row.text].reverse().join('x') },
      ),
  }),
};

/** The classes of a form, and those that must be refused. */
export function patchDistortions(format: PatchFormat): {
  readonly edits: Distortions;
  readonly refusals: Distortions;
} {
  const own = format === 'v4a' ? inV4a : inUnified;
  const edits = Object.entries({ ...inAnyForm, ...own }).map(([name, distort]) => {
    const distorted = (scene: Scene) => {
      const manner = distort(scene, format);
      const patch = manner && patchIn(scene, format, manner);
      const isOpen = name === 'no-end' || format === 'unified';
      return patch && (isOpen ? { ...patch, finished: true } : patch);
    };
    return [name, distorted] as const;
  });
  const refused = Object.entries(refusals).map(([name, distort]) => {
    const distorted = (scene: Scene) => {
      const patch = patchIn(scene, format, distort(scene, format));
      const files = name === 'already-applied' ? treeAfter(scene) : undefined;
      return patch && { ...toRefuse(scene, patch.reply), ...(files && { files }) };
    };
    return [name, distorted] as const;
  });
  const cut = (scene: Scene) => {
    const patch = patchIn(scene, format, { frame: [['*** Begin Patch'], []] });
    return patch && toRefuse(scene, patch.reply);
  };
  return {
    edits: Object.fromEntries(edits),
    refusals: { ...Object.fromEntries(refused), ...(format === 'v4a' ? { 'cut-off': cut } : {}) },
  };
}

const isFirst = ({ above }: OwnHunk) => above.every(({ kind }) => kind === 'both');

function unsignedWhere(rows: readonly Row[], isUnsigned: () => boolean): readonly string[] {
  return signed(rows).map((line) => (line.startsWith(' ') && isUnsigned() ? line.slice(1) : line));
}

function misspeltRows({ rows }: OwnHunk, random: Random): readonly Row[] | undefined {
  const chosen = random.pick(
    rows.filter(({ kind, text }) => kind === 'both' && pairsIn(text).length > 0),
  );
  return (
    chosen &&
    rows.map((row) => (row === chosen ? { ...row, text: misspelt(row.text, random) } : row))
  );
}

function movedRows({ rows }: OwnHunk, move: (line: string) => string): readonly Row[] | undefined {
  const moved = rows.map((row) => ({ ...row, text: move(row.text) }));
  return moved.some(({ text }, at) => text !== rows[at]?.text) ? moved : undefined;
}

function dedentedLine(_: Scene, hunk: OwnHunk): (line: string) => string {
  const shift = dedentOf(hunk);
  return (line) => (isBlank(line) ? line : line.slice(shift));
}

/** How far the lines of a hunk can be moved to the left. */
function dedentOf(hunk: OwnHunk): number {
  const written = plain(hunk);
  const [line = '', moved = ''] = [written, dedented(written)].map(
    ({ search, replace }) => [...search, ...replace].find((one) => !isBlank(one)) ?? '',
  );
  return line.length - moved.length;
}

function onLine(hunk: OwnHunk, line: string, shift: ReturnType<typeof shiftOf>): string {
  // The shift sees the whole hunk, since it may not move further to the left than its lines allow.
  const lines = [...oldLines(hunk.rows), ...newLines(hunk.rows)];
  const moved = shift({ path: hunk.path, search: lines, replace: [] }, hunk).search;
  return moved[lines.indexOf(line)] ?? line;
}
