import { withoutLineBreaks as unbroken } from '../text/index.ts';

/** Without what Jira cannot store, as control characters and torn surrogates; every line ends in a newline. */
export function clean(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '')
    .toWellFormed();
}

/** Clean text without its line breaks. */
export function cleanLine(text: string): string {
  return unbroken(clean(text));
}

/** The address of a web page in its regular form; `undefined` for anything else or one without end. */
export function webAddress(url: string): string | undefined {
  const href = URL.canParse(url) ? new URL(url).href : '';
  return /^https?:/.test(href) && href.length <= 2000 ? href : undefined;
}
