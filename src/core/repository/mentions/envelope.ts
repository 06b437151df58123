/** How often a text may be escaped: a log within a log within a message. */
const mostLevels = 4;

/** What only a line of an escaped text has: a break before what starts a line, a tab before a frame, or a quote. */
const sign = /\\(?:[nr](?=[\s\\#"'\])},]|$)|")|"\\t(?=at |[/.])/m;

/** A path of Windows, which is no escape, and the escapes of JSON. */
const sequence = /(?<!\w)[A-Za-z]:(?:\\[^\\\s"'<>|:]{1,200})+|\\(?:u([\da-fA-F]{4})|([nrt"'/\\]))/g;

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '', t: '\t' };

/** Breaks and quotes as HTML, addresses and syslog write them. */
const coded = /%0[AD]|#01[125](?!\d)|&(?:#10|#x0*A|#39|quot|lt|gt|amp|nbsp);|<br\s?\/?>/gi;

const codes: Readonly<Record<string, string>> = {
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&nbsp;': ' ',
  '%0d': '',
  '#011': '\t',
  '#015': '',
};

/** Colours of a terminal, also where a copy has lost their first character. */
const colour = /\p{Cc}?\[\d{1,3}(?:;\d{1,3}){0,6}m/gu;

/** Returns a text without the escapes of the logs that it was copied from, so that each line of a trace is one. */
export function unwrapped(text: string): string {
  return text
    .replace(coded, (code) => codes[code.toLowerCase()] ?? '\n')
    .split('\n')
    .map(unescaped)
    .join('\n')
    .replace(colour, '');
}

/** Undoes one level after the other, as long as the line shows one. */
function unescaped(line: string): string {
  let plain = line;
  for (let level = 0; level < mostLevels && sign.test(plain); level += 1) {
    plain = plain.replace(sequence, (whole, code?: string, letter?: string) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return letter === undefined ? whole : (escaped[letter] ?? letter);
    });
  }
  return plain;
}
