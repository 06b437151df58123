import { z } from 'zod';
import type { TicketField } from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import { adfToMarkdown } from './formats/adf/index.ts';

/** A field of the site by its id. */
export interface KnownField {
  readonly id: string;
  readonly name: string;
}

const Field = z.object({
  id: z.string().min(1),
  name: z.string(),
  untranslatedName: z.string().optional().catch(undefined),
});

/** Read in another way already; comments and work logs may be restricted. */
const readAnyway = new Set([
  'summary',
  'description',
  'comment',
  'attachment',
  'issuelinks',
  'worklog',
]);

/**
 * The fields that the settings name, by id or name, in their order. Several may have one name: each
 * project can have its own. Throws a UserError for names that the site does not know.
 */
export function chooseFields(
  wanted: readonly string[],
  listed: readonly unknown[],
): readonly KnownField[] {
  const known = listed.flatMap((field) => Field.safeParse(field).data ?? []);
  const found = wanted.map((name) => known.filter((field) => isCalled(field, name)));
  const missing = wanted.filter((_, index) => found[index]?.length === 0);
  if (missing.length > 0) {
    const names = missing.map((name) => `“${name}”`).join(', ');
    throw new UserError(
      `Jira does not know ${names}: put names or ids of its fields into ticket-fields, such as customfield_10031.`,
    );
  }
  const chosen = new Map(found.flat().map(({ id, name }) => [id, { id, name }]));
  return [...chosen.values()].filter(({ id }) => !readAnyway.has(id));
}

function isCalled({ id, name, untranslatedName }: z.infer<typeof Field>, wanted: string): boolean {
  return [id, name, untranslatedName].some(
    (called) => called !== undefined && fold(called) === fold(wanted),
  );
}

const fold = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/** What a ticket says in those fields; empty ones are left out. `markdown` reads a text of the site. */
export function readFields(
  fields: readonly KnownField[],
  values: Readonly<Record<string, unknown>>,
  markdown: (text: string) => string,
): readonly TicketField[] {
  return fields
    .map(({ id, name }) => ({ name, text: fieldText(values[id], markdown).trim() }))
    .filter(({ text }) => text !== '');
}

/** Lists within lists, deeper than any field of Jira's. */
const deepest = 4;

/** What a field holds, in Markdown. */
export function fieldText(value: unknown, markdown: (text: string) => string, depth = 0): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return markdown(value);
  if (typeof value !== 'object' || depth > deepest) return JSON.stringify(value) ?? '';
  if (!Array.isArray(value)) return objectText(value);
  return value
    .map((entry) => fieldText(entry, markdown, depth + 1).trim())
    .filter((text) => text !== '')
    .map((text) => `- ${text.replaceAll('\n', '\n  ')}`)
    .join('\n');
}

const Option = z.object({ value: z.string(), child: z.object({ value: z.string() }).nullish() });
const Issue = z.object({ key: z.string(), fields: z.object({ summary: z.string() }) });
const Named = z.object({ displayName: z.string() }).transform(({ displayName }) => displayName);
const Titled = z.object({ name: z.string() }).transform(({ name }) => name);

/** An option, a person, another ticket, or anything with a name; else its JSON, so that nothing is lost. */
function objectText(value: object): string {
  if ('type' in value && value.type === 'doc') return adfToMarkdown(value);
  const option = Option.safeParse(value).data;
  if (option) return option.child ? `${option.value}: ${option.child.value}` : option.value;
  const issue = Issue.safeParse(value).data;
  if (issue) return `${issue.key}: ${issue.fields.summary}`;
  return Named.safeParse(value).data ?? Titled.safeParse(value).data ?? JSON.stringify(value);
}
