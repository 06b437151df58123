import { codePointOf, deceptive, hidden } from './code-points.ts';

const deceptiveRuns = new RegExp(`${deceptive}+`, 'gu');
const hiddenRuns = new RegExp(`^\\uFEFF|(?:${hidden})+`, 'gu');

/** Removes invisible characters, which could reverse a line's direction or split a word. */
export function withoutInvisible(text: string): string {
  return isAscii(text) ? text : text.replace(hiddenRuns, '');
}

/** Shows deceptive characters as what they are, such as `⟨U+202E⟩`. */
export function showDeceptive(text: string): string {
  return isAscii(text) ? text : text.replace(deceptiveRuns, nameOf);
}

/** Shows every invisible character as what it is: code with and without it is not the same. */
export function showInvisible(text: string): string {
  return isAscii(text) ? text : text.replace(hiddenRuns, nameOf);
}

/** Shows control characters as what they are, such as `⟨U+0000⟩`; tabs and line feeds remain. */
export function showControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, nameOf);
}

/** Text as a person would see it: deceptive characters and comments are shown, idle ones are removed. */
export function visibleText(text: string): string {
  return showComments(withoutInvisible(showDeceptive(text)));
}

function nameOf(found: string): string {
  const [first = '', ...others] = found;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `⟨${codePointOf(first)}${more}⟩`;
}

/** Places that are named. */
const maxPlaces = 5;

/** Says which deceptive characters a text contains and in which of its lines; `undefined` if it has none. */
export function describeDeceptive(text: string): string | undefined {
  if (isAscii(text)) return undefined;
  const places = text
    .split('\n')
    .flatMap((line, index) =>
      (line.match(deceptiveRuns) ?? []).map((found) => `${nameOf(found)} in line ${index + 1}`),
    );
  const more = places.length - maxPlaces;
  if (places.length === 0) return undefined;
  return places.slice(0, maxPlaces).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const isAscii = (text: string) => !/[^\0-\x7F]/.test(text);

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
