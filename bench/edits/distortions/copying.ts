import { type Block, plain } from '../../../test/support/edits/reply.ts';
import { newLines, oldLines } from '../../../test/support/edits/rows.ts';
import { blocksOf } from '../../../test/support/edits/spans.ts';
import { type Distortions, distortAll, distortOne, onBothSides } from '../scene.ts';

export const copying: Distortions = {
  /** Lines have line numbers, as the prompt shows them: on both sides, or in SEARCH only. */
  'line-numbers': (scene) => {
    const { random } = scene;
    const form = random.pick(numberForms);
    const inSearchAlone = random.chance(0.3);
    return distortAll(scene, ({ path, search, replace }, { line }) => {
      const numbered = (lines: readonly string[]) => lines.map((text, at) => form(line + at, text));
      return {
        path,
        search: numbered(search),
        replace: inSearchAlone ? replace : numbered(replace),
      };
    });
  },

  /** Straight quotes are curly on both sides. */
  'smart-quotes': (scene) => {
    const kinds = scene.random.pick([/"/g, /'/g, /["']/g]);
    const rows = blocksOf(scene).flatMap((block) => block.rows);
    return rows.some(({ text }) => /[“”‘’]/.test(text))
      ? undefined
      : distortAll(scene, (written) => onBothSides(written, (line) => curled(line, kinds)));
  },

  /** Both sides are escaped as HTML. */
  'html-escaped': (scene) => distortAll(scene, (written) => onBothSides(written, escaped)),

  /** Both sides of one block are escaped as HTML, and those of the others are not. */
  'html-in-one': (scene) => {
    const isEscaped = (block: Block) =>
      [...oldLines(block.rows), ...newLines(block.rows)].some((line) => escaped(line) !== line);
    const blocks = blocksOf(scene);
    return blocks.length < 2
      ? undefined
      : distortOne(scene, (block) =>
          isEscaped(block) ? onBothSides(plain(block), escaped) : undefined,
        );
  },

  /** Quotes are escaped with a backslash on both sides, as in a JSON string. */
  'over-escaped': (scene) => {
    const kinds = scene.random.pick([/"/g, /["']/g]);
    return distortAll(scene, (written) =>
      onBothSides(written, (line) => line.replace(kinds, '\\$&')),
    );
  },

  /** Each side has a fence of its own inside the markers. */
  'inner-fence': (scene) => {
    const language = scene.random.pick(['', 'code', 'extension']);
    return distortAll(scene, ({ path, search, replace }) => {
      const info = language === 'extension' ? (path.split('.').at(-1) ?? '') : language;
      const wrap = (lines: readonly string[]) => [`\`\`\`${info}`, ...lines, '```'];
      return { path, search: wrap(search), replace: wrap(replace) };
    });
  },

  /** Lines have diff signs: `-` in SEARCH, `+` in REPLACE, a space before the context. */
  'diff-prefix': (scene) =>
    distortAll(scene, ({ path }, { rows }) => {
      const signed = (side: 'old' | 'new', sign: string) =>
        rows.flatMap(({ kind, text }) => {
          if (kind !== 'both') return kind === side ? [sign + text] : [];
          return [text === '' && scene.random.chance(0.5) ? '' : ` ${text}`];
        });
      return { path, search: signed('old', '-'), replace: signed('new', '+') };
    }),
};

type NumberForm = (number: number, text: string) => string;

const numberForms: readonly [NumberForm, ...NumberForm[]] = [
  (number, text) => `${number} | ${text}`.trimEnd(),
  (number, text) => `${String(number).padStart(4)} | ${text}`,
  (number, text) => `${number}| ${text}`.trimEnd(),
  (number, text) => `${number}: ${text}`.trimEnd(),
  (number, text) => `${String(number).padStart(6)}\t${text}`,
];

function curled(line: string, kinds: RegExp): string {
  return line.replace(kinds, (quote, at: number) => {
    const opens = /(?:^|[\s([{=,:])$/.test(line.slice(0, at));
    if (quote === '"') return opens ? '“' : '”';
    return opens ? '‘' : '’';
  });
}

const escaped = (line: string) => line.replace(/[&<>"]/g, (sign) => entities.get(sign) ?? sign);

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
