import { clean, closed, joined, tameMarkdown } from '../text/index.ts';

/** Where GitHub looks for the templates of pull requests: one, several of which one is for bugs, or any of several. */
const places: readonly RegExp[] = [
  /^(?:\.github\/|docs\/)?pull_request_template\.(?:md|txt)$/i,
  /^(?:\.github\/|docs\/)?pull_request_template\/bug[^/]*\.(?:md|txt)$/i,
  /^(?:\.github\/|docs\/)?pull_request_template\/[^/]+\.(?:md|txt)$/i,
];

/** Returns the path of the repository's template for pull requests; `undefined` without one. */
export function pullTemplatePath(paths: readonly string[]): string | undefined {
  const sorted = paths.toSorted();
  const found = places.map((place) => sorted.find((path) => place.test(path)));
  return found.find((path) => path !== undefined);
}

/** Characters of a template. A longer one is no form that people fill. */
const maxTemplate = 20_000;

/**
 * Puts a report into a repository's template: below the first heading that asks what changes or, without one, above it
 * all. The rest is for people, and stays as it is. Its own words start nothing. Returns `undefined` for a template that
 * is too long.
 */
export function fillTemplate(template: string, own: string, report: string): string | undefined {
  if (template.length > maxTemplate) return undefined;
  const form = closed(tameMarkdown(clean(template), own));
  const at = placeIn(form);
  const rest = form.slice(at).replace(/^\n+/, '');
  return joined([form.slice(0, at).trimEnd(), report.trim(), rest.trimEnd()]);
}

/** Where the report belongs: not where code or an element may be open, which would fold it, or hide it. */
function placeIn(form: string): number {
  const shown = form.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length));
  const headings = [...shown.matchAll(/^ {0,3}#{1,6}[ \t].*/gm)];
  const found = headings.find(([title]) => asksForReport.test(title) && !asksPeople.test(title));
  if (found === undefined || /<[a-z?!]|```|~~~/i.test(shown.slice(0, found.index))) return 0;
  return found.index + found[0].length;
}

const asksForReport =
  /\b(?:descri\w+|summary|overview|purpose|details?|changes?|changed|solution|what)\b/i;

const asksPeople =
  /\b(?:additional|breaking|current|types?|kinds?|log|notes?|release|test(?:s|ed|ing)?|reviewers?|screenshots?|docs)\b/i;
