import { clean, closed, joined } from '../../engines/text/index.ts';
import { tameMarkdown } from '../markup/index.ts';

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
 * Puts a report above a repository's template, which is for people and stays as it is. Its words start nothing. Returns
 * `undefined` for a template that is too long.
 */
export function aboveTemplate(report: string, template: string, own: string): string | undefined {
  if (template.length > maxTemplate) return undefined;
  const form = closed(tameMarkdown(clean(template), own));
  return joined([report.trim(), form.replace(/^\n+/, '').trimEnd()]);
}
