/** Text as a code span that the text cannot close. */
export function codeSpan(text: string): string {
  const fence = backticks(text, 1);
  return `${fence}${fence.length > 1 ? ` ${text} ` : text}${fence}`;
}

/** A fence of at least `least` backticks that the text cannot close. */
export function backticks(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? [];
  return '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), least));
}

/** A link; the text alone where it says the address itself or there is none. */
export function linkTo(text: string, url: string): string {
  return url === '' || url === text ? text : `[${text}](${url})`;
}
