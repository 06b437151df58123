import { isWeakSecret } from './weak-secrets.ts';

/** What does not change how a text reads: white space, invisible characters, and line breaks in a string of code. */
const gaps =
  /(?:[\s\p{Cf}]|[\u034F]|[\u115F\u1160\u3164\uFFA0]|[\u180B-\u180F]|[\uFE00-\uFE0F]|\\[nr])+/gu;

/** Gaps that people see. */
const visibleGap = /\s|\\[nr]/;

/** A character as addresses, strings of code and pages write it. Bytes of an address stay single ones. */
const escapes =
  /%([\da-f]{2})|\\x([\da-f]{2})|\\u([\da-f]{4})|&#x0{0,6}([\da-f]{1,6});?|&#0{0,6}(\d{1,7});?|&(amp|lt|gt|quot|apos|nbsp);/gi;

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' },
};

/** Shorter texts have visible gaps everywhere or nowhere: `l e t m e i n` is one, `let me in` is not. */
const longestWord = 12;

/** Returns a text without gaps, each escaped character as itself. */
function squeeze(text: string): string {
  return text.replace(escapes, unescaped).replace(gaps, '');
}

function unescaped(found: string, ...groups: readonly unknown[]): string {
  const [percent, byte, unit, hexadecimal, decimal, name] = groups
    .slice(0, 6)
    .map((group) => (typeof group === 'string' ? group : undefined));
  if (name !== undefined) return entities[name.toLowerCase()] ?? found;
  const digits = percent ?? byte ?? unit ?? hexadecimal;
  const code = digits === undefined ? Number(decimal) : Number.parseInt(digits, 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : found;
}

/** The squeezed forms of some texts, without those that any text may contain. */
export function spelledForms(texts: readonly string[]): readonly string[] {
  const forms = texts.flatMap((text) => [squeeze(text), text.replace(gaps, '')]);
  return [...new Set(forms)].filter((form) => !isWeakSecret(form));
}

/** What stands where a text was cut: nothing more, or a sign that says so. */
const cut = /\s*(?:$|…|\((?:…|cut\b))/y;

/**
 * Returns where a secret that begins at `from` ends in a text, or the part of it that is left where the text was cut;
 * `undefined` if something else goes on there.
 */
export function isShownUntil(text: string, secret: string, from: number): number | undefined {
  let end = from;
  while (end - from < secret.length && text[end] === secret[end - from]) end += 1;
  if (end - from === secret.length) return end;
  cut.lastIndex = end;
  return cut.test(text) ? end : undefined;
}

/** Characters of a text, from `from` to `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns a function that puts `mark` for these squeezed forms in a text, whatever gaps and escapes it has
 * inside them. What begins with the first `enough` characters of a form is hidden as far as it is the same.
 */
export function hideSpelled(
  forms: readonly string[],
  enough: number,
  mark: string,
): (text: string) => string {
  const starts = [...new Set(forms.map((form) => form.slice(0, enough)))];
  return (text) => {
    const squeezed = squeeze(text);
    if (!starts.some((start) => squeezed.includes(start))) return text;
    const original = originOf(text);
    const found = forms.flatMap((form) => spansOf(form, enough, squeezed));
    return withMarks(text, found.flatMap(original), mark);
  };
}

/** Returns where a form, or what begins like it, is in a squeezed text. */
function spansOf(form: string, enough: number, squeezed: string): readonly Span[] {
  const start = form.slice(0, enough);
  const spans: Span[] = [];
  for (let from = squeezed.indexOf(start); from >= 0; ) {
    const to = isShownUntil(squeezed, form, from);
    if (to !== undefined) spans.push({ from, to });
    from = squeezed.indexOf(start, to ?? from + 1);
  }
  return spans;
}

/** Returns a function from a span of the squeezed text to that of the text; none if its gaps are those of prose. */
function originOf(text: string): (span: Span) => readonly Span[] {
  const { unescapedText, origins } = unescapedWithOrigins(text);
  const kept: number[] = [];
  let next = 0;
  const keepUntil = (end: number) => {
    for (; next < end; next += 1) kept.push(next);
  };
  for (const gap of unescapedText.matchAll(gaps)) {
    keepUntil(gap.index);
    next += gap[0].length;
  }
  keepUntil(unescapedText.length);
  const isProse = ({ from, to }: Span) => {
    if (to - from >= longestWord) return false;
    const between = kept
      .slice(from, to - 1)
      .map((at, index) => unescapedText.slice(at + 1, kept[from + index + 1]));
    const visible = between.filter((gap) => visibleGap.test(gap)).length;
    return visible > 0 && visible < between.length;
  };
  return (span) => {
    const first = origins[kept[span.from] ?? 0] ?? 0;
    const end = origins[(kept[span.to - 1] ?? 0) + 1] ?? text.length;
    return isProse(span) ? [] : [{ from: first, to: end }];
  };
}

/** Returns a text without escapes, and where each of its characters begins in the text. */
function unescapedWithOrigins(text: string) {
  const parts: string[] = [];
  const origins: number[] = [];
  let next = 0;
  const keepUntil = (end: number) => {
    parts.push(text.slice(next, end));
    for (; next < end; next += 1) origins.push(next);
  };
  for (const match of text.matchAll(escapes)) {
    const [found, ...groups] = match;
    keepUntil(match.index);
    const character = unescaped(found, ...groups);
    parts.push(character);
    for (let at = 0; at < character.length; at += 1) origins.push(next);
    next += found.length;
  }
  keepUntil(text.length);
  return { unescapedText: parts.join(''), origins };
}

/** Puts a mark for each span; spans that overlap become one. */
function withMarks(text: string, spans: readonly Span[], mark: string): string {
  const parts: string[] = [];
  let next = 0;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    if (from >= next) parts.push(text.slice(next, from), mark);
    next = Math.max(next, to);
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(next);
}
