/**
 * Words with which a text makes a service act once it is on a page or in a commit, perhaps only after a
 * squash: GitHub notifies people and closes issues, CI services skip the commit, release tools read trailers.
 * Each pattern matches the place where the words are torn apart.
 */
const everywhere: readonly RegExp[] = [
  /(?<=\*no_)(?=ci)/gi,
  /(?<=skip-)(?=checks\s*:)/gi,
  /(?<=release-)(?=as\s*:)/gi,
  /(?<=BREAKING[ -])(?=CHANGE\s*:)/g,
  /(?<=\+)(?=semver\s*:)/gi,
];

const inProse: readonly RegExp[] = [
  ...everywhere,
  /(?<=GH-)(?=\d)/gi,
  // `[skip ci]`, `[no ci]`, `[actions skip]`, `[skip netlify]`, `[CF-Pages-Skip]`, `[ci off]` and the like.
  /(?<=\[)(?=[^[\]]*?(?:skip|(?<!\p{L})(?:no|ci)(?!\p{L})))/giu,
  // `Co-authored-by:`, `Signed-off-by:` and every other trailer of this form.
  /(?<=-)(?=by\s*:)/gi,
  /(?<=[@#])(?=[\p{L}\p{N}_])/gu,
  /(?<=\bwww)(?=\.)/gi,
  /(?<=:)(?=\/\/)/g,
];

/**
 * On a page, GitHub links nothing in code, and people copy it: `@decorator`, `#12`, `[no]` and addresses stay
 * whole. Torn is what a commit's message starts: a marker in the form that CI services read, a closing word with
 * its issue, a trailer, and a command behind a ticket's key.
 */
const inCode: readonly RegExp[] = [
  ...everywhere,
  /(?<=\[)(?=(?:skip[ -][\w.-]{1,40}|(?:[\w.]{1,40}[ -]){1,3}skip|(?:skip|no)[ -]?ci|ci[ -]?skip|ci[ -]off)\])/gi,
  /(?<=(?:authored|signed-off|reviewed|acked|tested|approved)-)(?=by\s*:)/gi,
  /(?=\d)(?<=(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[:\s]+(?:[^\s#]{0,200}(?:#|\/(?:issues|pulls?)\/)|GH-))/gi,
  /(?<=[A-Z]-\d+\b[^\n]{0,200}#)(?=[a-z])/gi,
];

/** Tears directives apart with an invisible character: the text looks the same and starts nothing. */
export function breakDirectives(text: string, where: 'prose' | 'code'): string {
  const places = where === 'code' ? inCode : inProse;
  return places.reduce((broken, place) => broken.replace(place, '\u200B'), text);
}

/** In this order, because removing one may complete one further down. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/(?<![@#])[@#]+(?=[\p{L}\p{N}_])/gu, ''],
  [/GH-+(?=\d)/gi, 'GH '],
  [/:\/\/+/g, ': '],
  [/(?<=\*no)_(?=ci)/gi, ' '],
  [/\[(?=[^[\]]*?(?:skip|(?<!\p{L})(?:no|ci)(?!\p{L})))([^[\]]*)\]?/giu, '($1)'],
  [/(?<=skip)-(?=checks\s*:)/gi, ' '],
  [/-(?=by\s*:)/gi, ' '],
  [/(?<=release)-(?=as\s*:)/gi, ' '],
  [/BREAKING[ -]CHANGE(?=\s*:)/g, 'breaking change'],
  [/\+(?=semver\s*:)/gi, ' '],
];

/** Takes the signs of directives out of a line: a commit's title says the same and starts nothing. */
export function removeDirectives(line: string): string {
  return replacements.reduce((left, [pattern, instead]) => left.replace(pattern, instead), line);
}
