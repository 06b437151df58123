import { type Effect, type NameKind, nameKinds } from './name-kinds.ts';

/** What the signs of a pattern mean; the others are those of regular expressions. */
const signs: Readonly<Record<string, string>> = {
  ...{ '**': '.*', '*': '[^/]*', '.': String.raw`\.`, '(': '(?:' },
};

/** All patterns in one expression: a library for ignore files takes seconds for a large repository. */
function expressionOf(kinds: readonly NameKind[], effect: Effect): RegExp {
  const anywhere = patternsIn(kinds.map((kind) => kind.anywhere));
  const atRoot = patternsIn(kinds.map((kind) => kind.atRoot));
  // What ends a name may begin anywhere in it, which is faster to find than its beginning.
  const [ends, names] = [true, false].map((isEnd) =>
    anywhere.filter((pattern) => /^\*(?!\*|$)/.test(pattern) === isEnd),
  );
  const alternatives = [
    oneOf('', ends?.map((pattern) => pattern.slice(1)) ?? []),
    oneOf('(?:^|/)', names ?? []),
    oneOf('^', atRoot),
  ].filter((one) => one !== '');
  // What protects a folder protects what is in it.
  const end = effect === 'read-first' ? '$' : '(?:/|$)';
  return new RegExp(`(?:${alternatives.join('|')})${end}`);
}

const patternsIn = (some: readonly (string | undefined)[]) =>
  some.flatMap((patterns) => patterns?.match(/\S+/g) ?? []);

function oneOf(start: string, patterns: readonly string[]): string {
  const expressions = patterns.map((pattern) =>
    pattern.replace(/\*\*|[*.]|\((?!\?)/g, (sign) => signs[sign] ?? sign),
  );
  return patterns.length === 0 ? '' : `${start}(?:${expressions.join('|')})`;
}

const kindsOf = (effect: Effect) =>
  nameKinds[effect].map((kind) => ({ ...kind, expression: expressionOf([kind], effect) }));

const hidden = expressionOf(nameKinds.hidden, 'hidden');
const untouchable = [...kindsOf('hidden'), ...kindsOf('protected')];
const readFirst = kindsOf('read-first');

/**
 * Returns a path as the most lenient file system reads it: in lower case, with the letters that look or
 * count alike, such as the Kelvin sign, ligatures and a sharp s.
 */
function asTwin(path: string): string {
  if (/^[ -~]*$/.test(path)) return path.toLowerCase();
  return path.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}

/** Whether a path is neither read nor changed, whatever the settings say. */
export function isHidden(path: string): boolean {
  return hidden.test(asTwin(path));
}

/** Says why a path must not be changed; `undefined` if nothing speaks against it. */
export function whyUntouchable(path: string): string | undefined {
  const twin = asTwin(path);
  return untouchable.find(({ expression }) => expression.test(twin))?.why;
}

/** Says why people are to read a change of a path before the rest; `undefined` for sources, tests and documents. */
export function whyReadFirst(path: string): string | undefined {
  const twin = asTwin(path);
  return readFirst.find(
    ({ expression, applies }) => expression.test(twin) && (applies?.(path) ?? true),
  )?.why;
}
