import { getFields } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import type { TicketField } from '../../core/tickets/index.ts';
import { type ShowSetting, UserError } from '../../engines/errors.ts';
import { foldCase } from '../../engines/text/index.ts';
import { adfToMarkdown } from './formats/adf/index.ts';

const Field = z.object({
  id: z.string().min(1),
  name: z.string(),
  untranslatedName: z.string().optional().catch(undefined),
});

/** A field of the site. */
export type KnownField = Pick<z.infer<typeof Field>, 'id' | 'name'>;

/** Fields that are read elsewhere, or may be restricted: comments and work logs. */
const excluded = new Set([
  'summary',
  'description',
  'comment',
  'attachment',
  'issuelinks',
  'worklog',
]);

/** Resolves to the wanted fields. Asks Jira only if there are any. */
export async function knownFields(
  client: Client,
  wanted: readonly string[],
  show: ShowSetting<'ticket-fields'>,
): Promise<readonly KnownField[]> {
  return wanted.length === 0 ? [] : chooseFields(wanted, await getFields(client), show);
}

/**
 * Finds fields by id or name, in the order of the settings. Several fields may share a name, as each
 * project can have its own. Throws UserError for names that the site does not have.
 */
function chooseFields(
  wanted: readonly string[],
  listed: readonly unknown[],
  show: ShowSetting<'ticket-fields'>,
): readonly KnownField[] {
  const known = listed.flatMap((field) => Field.safeParse(field).data ?? []);
  const found = wanted.map((name) => known.filter((field) => isCalled(field, name)));
  const missing = wanted.filter((_, index) => found[index]?.length === 0);
  if (missing.length > 0) {
    const names = missing.map((name) => `“${name}”`).join(', ');
    throw new UserError(
      `Jira has no field ${names}: set ${show('ticket-fields')} to names or ids of its fields, such as customfield_10031.`,
    );
  }
  const chosen = new Map(found.flat().map(({ id, name }) => [id, { id, name }]));
  return [...chosen.values()].filter(({ id }) => !excluded.has(id));
}

function isCalled(field: z.infer<typeof Field>, wanted: string): boolean {
  const { id, name, untranslatedName = name } = field;
  return [id, name, untranslatedName].some((called) => foldCase(called) === foldCase(wanted));
}

/** Reads the fields of a ticket, except empty ones. `readText` reads one of the site. */
export function readFields(
  fields: readonly KnownField[],
  values: Readonly<Record<string, unknown>>,
  readText: (text: string) => string,
): readonly TicketField[] {
  return fields
    .map(({ id, name }) => ({ name, text: fieldText(values[id], readText).trim() }))
    .filter(({ text }) => text !== '');
}

/** Deeper than any field of Jira nests lists. */
const maxDepth = 4;

/** Returns the value of a field as Markdown. */
export function fieldText(value: unknown, readText: (text: string) => string, depth = 0): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return readText(value);
  if (typeof value !== 'object' || depth > maxDepth) return JSON.stringify(value) ?? '';
  if (!Array.isArray(value)) return objectText(value);
  return value
    .map((entry) => fieldText(entry, readText, depth + 1).trim())
    .filter((text) => text !== '')
    .map((text) => `- ${text.replaceAll('\n', '\n  ')}`)
    .join('\n');
}

/** An option, a ticket, a person or anything else with a name. */
const DescribedObject = z.union([
  z
    .object({ value: z.string(), child: z.object({ value: z.string() }).nullish() })
    .transform(({ value, child }) => (child ? `${value}: ${child.value}` : value)),
  z
    .object({ key: z.string(), fields: z.object({ summary: z.string() }) })
    .transform(({ key, fields }) => `${key}: ${fields.summary}`),
  z.object({ displayName: z.string() }).transform(({ displayName }) => displayName),
  z.object({ name: z.string() }).transform(({ name }) => name),
]);

/** Renders an object of a known form; otherwise JSON, so that nothing is lost. */
function objectText(value: object): string {
  if ('type' in value && value.type === 'doc') return adfToMarkdown(value);
  return DescribedObject.safeParse(value).data ?? JSON.stringify(value);
}
