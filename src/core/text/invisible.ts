/** What reorders the characters around it, or spells words that nobody sees: bidi controls, tags and selectors. */
const deceptive = /(?:[\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]|[\u{E0100}-\u{E01EF}])+/gu;

/** Every other character without width, but for joiners and selectors. */
const widthless =
  /\u034F|[\u17B4\u17B5]|[\u180B-\u180F]|[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u2060-\u2065\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]/g;

/** Joiners and selectors that form no emoji and no letter of a script that needs them. */
const idle = new RegExp(
  [
    '(?<!(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Han}])\\p{L}\\p{M}?)\\u200C',
    '(?<!\\p{M}|\\p{Emoji_Modifier}|\\uFE0F|\\p{Extended_Pictographic})\\u200D',
    '[\\uFE00-\\uFE0D]|(?<![#*\\d]|\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]',
  ].join('|'),
  'gu',
);

/** Removes invisible characters, which could reverse a line's direction or split a word. */
export function withoutInvisible(text: string): string {
  return text.replace(deceptive, '').replace(widthless, '');
}

/** Shows deceptive characters as what they are, such as `⟨U+202E⟩`. */
export function showDeceptive(text: string): string {
  return text.replace(deceptive, nameOf);
}

/** Shows control characters as what they are, such as `⟨U+0000⟩`; tabs and line feeds remain. */
export function showControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, nameOf);
}

/** Text as a person would see it: deceptive characters and comments are shown, idle ones are removed. */
export function visibleText(text: string): string {
  return showComments(showDeceptive(text).replace(widthless, '').replace(idle, ''));
}

function nameOf(found: string): string {
  const [first = '', ...others] = found;
  const name = `U+${(first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return others.length === 0 ? `⟨${name}⟩` : `⟨${name} and ${others.length} more⟩`;
}

/** Places that are named. */
const maxPlaces = 5;

/** Says which deceptive characters a text contains and in which of its lines; `undefined` if it has none. */
export function describeDeceptive(text: string): string | undefined {
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) =>
    (line.match(deceptive) ?? []).map((found) => `${nameOf(found)} in line ${index + 1}`),
  );
  const more = places.length - maxPlaces;
  if (places.length === 0) return undefined;
  return places.slice(0, maxPlaces).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Pages hide HTML comments from people, except in code. */
function showComments(text: string): string {
  if (!text.includes('<!--')) return text;
  let fence: string | undefined;
  let isComment = false;
  const lines = text.split('\n').map((line) => {
    const [, sign] = isComment ? [] : (/^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []);
    if (fence !== undefined) {
      if (sign?.startsWith(fence)) fence = undefined;
      return line;
    }
    fence = sign;
    if (sign !== undefined) return line;
    const shown = showInLine(line, isComment);
    isComment = shown.isComment;
    return shown.line;
  });
  return lines.join('\n');
}

/** `isComment` says whether the line begins and, in the result, ends in a comment. */
function showInLine(line: string, isComment: boolean): { line: string; isComment: boolean } {
  let within = isComment;
  const parts = line.split(/(<!--|-->|`[^`]*`)/).map((part) => {
    if (part === '-->' && within) {
      within = false;
      return '⟩';
    }
    if (part !== '<!--' || within) return part;
    within = true;
    return '⟨HTML comment:';
  });
  return { line: parts.join(''), isComment: within };
}
