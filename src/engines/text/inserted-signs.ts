/**
 * What the functions that make a text safe put into it, or write instead of a sign: characters without width, other
 * hyphens, backslashes, entities, and the marks of bold texts and code.
 */
export const inserted =
  /\p{DI}+|\\(?=[!-/:-@[-`{-~])|[\u2010\u2011]|&(?:amp|lt|gt|quot|#\d{2,3});|`+|\*\*/gu;

/** All that is no letter or digit: a title keeps little of it. */
export const signs = /(?:&(?:amp|lt|gt|quot|#\d{2,3});|[^A-Za-z\d])+/g;

/** A text without such signs; a hyphen is one of any form. */
export const withoutSigns = (taken: RegExp, text: string): string =>
  text.replace(taken, (sign) => (/^[\u2010\u2011]$/.test(sign) && taken === inserted ? '-' : ''));

/** A part of a text: where it begins, and where what follows it does. */
export type TextPart = readonly [start: number, end: number];

/** Returns a text with `mark` for each part that `find` finds in it once such signs are taken out. */
export function replaceWithout(
  taken: RegExp,
  text: string,
  mark: string,
  find: (plain: string) => readonly TextPart[],
): string {
  const parts = find(withoutSigns(taken, text));
  const places = parts.length === 0 ? [] : placesIn(text, taken);
  let [replaced, kept] = ['', 0];
  for (const [start, end] of parts.toSorted(([one], [other]) => one - other)) {
    const from = places[start]?.[0] ?? text.length;
    if (from >= kept) replaced += text.slice(kept, from) + mark;
    kept = Math.max(kept, places[end - 1]?.[1] ?? text.length);
  }
  return replaced + text.slice(kept);
}

/** Where each character that is left of a text stands in it. */
function placesIn(text: string, taken: RegExp): readonly TextPart[] {
  const places: TextPart[] = [];
  let kept = 0;
  const keepTo = (end: number) => {
    for (; kept < end; kept += 1) places.push([kept, kept + 1]);
  };
  for (const { 0: sign, index } of text.matchAll(taken)) {
    keepTo(index);
    kept = index + sign.length;
    if (withoutSigns(taken, sign) !== '') places.push([index, kept]);
  }
  keepTo(text.length);
  return places;
}
