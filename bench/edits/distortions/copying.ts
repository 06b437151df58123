import { blocksOf } from '../../../test/support/edits/spans.ts';
import { type Distortion, distortAll, onBothSides } from '../distorted.ts';

/** Lines have line numbers, as the prompt shows them: on both sides, or in SEARCH only. */
export const lineNumbers: Distortion = (scene) => {
  const { random } = scene;
  const form = random.pick(numberForms);
  const inSearchAlone = random.chance(0.3);
  return distortAll(scene, ({ path, search, replace }, { line }) => {
    const number = (text: string, at: number) => form(line + at, text);
    return {
      path,
      search: search.map(number),
      replace: inSearchAlone ? replace : replace.map(number),
    };
  });
};

const numberForms: readonly [NumberForm, ...NumberForm[]] = [
  (number, text) => `${number} | ${text}`.trimEnd(),
  (number, text) => `${String(number).padStart(4)} | ${text}`,
  (number, text) => `${number}| ${text}`.trimEnd(),
  (number, text) => `${number}: ${text}`.trimEnd(),
  (number, text) => `${String(number).padStart(6)}\t${text}`,
];
type NumberForm = (number: number, text: string) => string;

/** Straight quotes are curly on both sides. */
export const smartQuotes: Distortion = (scene) => {
  const kinds = scene.random.pick([/"/g, /'/g, /["']/g]);
  const hasCurled = blocksOf(scene).some(({ rows }) =>
    rows.some(({ text }) => /[“”‘’]/.test(text)),
  );
  return hasCurled
    ? undefined
    : distortAll(scene, (written) => onBothSides(written, (line) => curled(line, kinds)));
};

function curled(line: string, kinds: RegExp): string {
  return line.replace(kinds, (quote, at: number) => {
    const opens = /(?:^|[\s([{=,:])$/.test(line.slice(0, at));
    if (quote === '"') return opens ? '“' : '”';
    return opens ? '‘' : '’';
  });
}

/** Both sides are escaped as HTML. */
export const htmlEscaped: Distortion = (scene) =>
  distortAll(scene, (written) => onBothSides(written, escaped));

function escaped(line: string): string {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return Object.entries(entities).reduce((so, [sign, entity]) => so.replaceAll(sign, entity), line);
}

/** Quotes are escaped with a backslash on both sides, as in a JSON string. */
export const overEscaped: Distortion = (scene) => {
  const kinds = scene.random.pick([/"/g, /["']/g]);
  return distortAll(scene, (written) =>
    onBothSides(written, (line) => line.replace(kinds, '\\$&')),
  );
};

/** Each side has a fence of its own inside the markers. */
export const innerFence: Distortion = (scene) => {
  const language = scene.random.pick(['', 'code', 'extension']);
  return distortAll(scene, ({ path, search, replace }) => {
    const info = language === 'extension' ? (path.split('.').at(-1) ?? '') : language;
    const wrap = (lines: readonly string[]) => [`\`\`\`${info}`, ...lines, '```'];
    return { path, search: wrap(search), replace: wrap(replace) };
  });
};

/** Lines have diff signs: `-` in SEARCH, `+` in REPLACE, a space before the context. */
export const diffPrefix: Distortion = (scene) =>
  distortAll(scene, ({ path }, { rows }) => {
    const signed = (side: 'old' | 'new', sign: string) =>
      rows.flatMap(({ kind, text }) => {
        if (kind !== 'both') return kind === side ? [sign + text] : [];
        return [text === '' && scene.random.chance(0.5) ? '' : ` ${text}`];
      });
    return { path, search: signed('old', '-'), replace: signed('new', '+') };
  });
