import { foldAccents } from '../../engines/text/index.ts';
import { type TicketKey, ticketKey } from './ticket.ts';

/** What names of branches, titles and messages may be made of. Summary and type are untrusted. */
export interface TicketNames {
  readonly key: string;
  readonly summary: string;
  /** The type of the ticket, such as Bug; missing if it has none. */
  readonly type?: string | undefined;
}

/**
 * A template of branches: letters, digits, `-`, `_` and `/`, with `{key}` once and `{summary}` and `{type}` at will. What
 * follows the key must not look like more of its number.
 */
export const branchTemplate =
  /^(?=(?:(?!\{key\}).)*\{key\}(?![\d{])(?:(?!\{key\}).)*$)(?:[A-Za-z0-9]|\{(?:key|summary|type)\})(?:[\w-]|\{(?:key|summary|type)\}|\/(?!\/|$))*$/;

const longestSlug = 40;

/** The name of a ticket's branch: a valid one, whatever the ticket says. */
export function branchName(template: string, { key, summary, type = '' }: TicketNames): string {
  return template
    .replaceAll('{summary}', slug(summary) || 'fix')
    .replaceAll('{type}', slug(type) || 'bug')
    .replaceAll('{key}', key);
}

/** Whether the key alone makes the name. */
export function isNamedByKey(template: string): boolean {
  return !/\{(?:summary|type)\}/.test(template);
}

/** What the names of a template begin with; of one ticket, if its key is known. */
export function fixedStart(template: string, key: string): string {
  return template.replace(/\{(?:summary|type)\}.*/, '').replace('{key}', key);
}

/** Lower-case letters and digits of a text, with hyphens between its words. */
function slug(text: string): string {
  const words = foldAccents(text.slice(0, 500)).match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, longestSlug).replace(/-$/, '');
}

/** The longest name that Git can store as a file. */
const longestName = 250;

/**
 * The ticket that a branch of this template is for; `undefined` for any other branch. The ticket's summary and type may
 * have changed since, and the name may end with the number of a further branch.
 */
export function ticketOfBranch(template: string, branch: string): TicketKey | undefined {
  if (branch.length > longestName) return undefined;
  const form = template.replace(/\{(key|summary|type)\}/g, (_, name) =>
    name === 'key' ? '([A-Z][A-Z0-9_]{1,31}-[1-9][0-9]{0,11})' : '[a-z0-9-]+',
  );
  const [, key = ''] = new RegExp(`^${form}(?:-[1-9][0-9]*)?$`).exec(branch) ?? [];
  return ticketKey(key);
}
