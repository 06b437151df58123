import { listAt, textAt } from './json.ts';

/** What one item of a changelog says of a field: its ids and its texts before and after, `''` for none. */
export interface Change {
  readonly from: string;
  readonly to: string;
  readonly fromText: string;
  readonly toText: string;
}

/** The changes of one of Jira's own fields. A custom field may bear the same name. */
export function changesOf(payload: unknown, field: string): readonly Change[] {
  return listAt(payload, 'changelog', 'items')
    .filter((item) => isField(item, field))
    .map((item) => ({
      from: textAt(item, 'from'),
      to: textAt(item, 'to'),
      fromText: textAt(item, 'fromString'),
      toText: textAt(item, 'toString'),
    }));
}

/** Data Center sends no `fieldId`. */
function isField(item: unknown, field: string): boolean {
  const id = textAt(item, 'fieldId') || textAt(item, 'field');
  return id.toLowerCase() === field && textAt(item, 'fieldtype') !== 'custom';
}
