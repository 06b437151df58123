import { type Edit, type ParsedEdits, parseEdits } from '../../../core/edits/index.ts';
import type { ModelReply } from '../../ports.ts';
import { recordOf } from './lenient-input.ts';

/** Members of calls that models make unasked: all edits as text, or the parts of one edit. */
const members = {
  text: ['edits', 'input', 'patch', 'diff', 'patch_text', 'command', 'text'],
  list: ['edits', 'changes', 'operations', 'replacements'],
  file: ['path', 'file_path', 'filePath', 'file', 'filename', 'target_file'],
  search: ['old_string', 'oldString', 'old_str', 'old_text', 'search', 'old'],
  replace: ['new_string', 'newString', 'new_str', 'new_text', 'replace', 'new'],
  whole: ['content', 'contents', 'file_text', 'new_content'],
} as const;

/**
 * Reads the edits that a reply makes: those of all its calls as one, or those of its text if it makes no call or
 * one that is not understood.
 */
export function editsIn({
  toolCalls,
  text,
  ended,
}: Pick<ModelReply, 'toolCalls' | 'text' | 'ended'>): ParsedEdits {
  const written = parseEdits(text, ended === 'stopped');
  if (toolCalls.length === 0) return written;
  const called = editsOfAll(
    toolCalls.map(({ input }) => input),
    undefined,
    0,
  );
  return called.kind === 'edits' || written.kind === 'malformed' ? called : written;
}

/** Nested deeper than this, an input is none of ours. */
const deepest = 3;

function editsOf(input: unknown, outer: string | undefined, depth: number): ParsedEdits {
  // The call is complete, so its text is as well.
  if (typeof input === 'string') return parseEdits(input, true);
  if (depth > deepest) return notUnderstood;
  if (Array.isArray(input)) return editsOfAll(input, outer, depth);
  const record = recordOf(input);
  const stringAt = (names: readonly string[]) =>
    names.map((name) => record[name]).find((value) => typeof value === 'string');
  const file = stringAt(members.file) ?? outer;
  const edit = file === undefined ? undefined : oneEdit(file, stringAt);
  if (edit !== undefined) return { kind: 'edits', edits: [edit] };
  const list = members.list.map((name) => record[name]).find((value) => Array.isArray(value));
  if (list !== undefined) return editsOfAll(list, file, depth);
  const command = record.command;
  // As a shell would get it: the program and its argument.
  if (Array.isArray(command)) return editsOf(command.at(-1), file, depth + 1);
  if (typeof record.operation === 'object') return editsOf(record.operation, file, depth + 1);
  const text = stringAt(members.text) ?? '';
  const isNamed = file !== undefined && !file.includes('\n') && !hasName.test(text);
  return parseEdits(isNamed ? patchOf(file, record.type, text) : text, true);
}

/** A patch, a diff or a block that names its file itself. */
const hasName = /^(?:\*{3} |--- |diff --git |\s*<{5})/m;

/** Completes hunks whose file is another member of the call, as where each call is for one file. */
function patchOf(file: string, type: unknown, hunks: string): string {
  const kind = typeof type === 'string' ? /^(?:create|delete)/.exec(type)?.[0] : undefined;
  const section = kind === 'create' ? 'Add' : kind === 'delete' ? 'Delete' : 'Update';
  return `*** Begin Patch\n*** ${section} File: ${file}\n${hunks}\n*** End Patch`;
}

function editsOfAll(
  list: readonly unknown[],
  file: string | undefined,
  depth: number,
): ParsedEdits {
  const parsed = list.map((one) => editsOf(one, file, depth + 1));
  const wrong = parsed.find((one) => one.kind === 'malformed');
  if (wrong !== undefined) return wrong;
  const edits = parsed.flatMap((one) => (one.kind === 'edits' ? one.edits : []));
  return edits.length > 0 ? { kind: 'edits', edits } : notUnderstood;
}

/** A file's text before and after the edit, or its whole new text. */
function oneEdit(
  file: string,
  stringAt: (names: readonly string[]) => string | undefined,
): Edit | undefined {
  const [search, replace] = [stringAt(members.search), stringAt(members.replace)];
  if (search !== undefined && replace !== undefined) {
    const isEnded = search.endsWith('\n') && (replace === '' || replace.endsWith('\n'));
    const lines = (side: string) => linesOf(isEnded ? side : `${side}\n`);
    return {
      kind: 'replacement',
      file,
      search: search === '' ? [] : lines(search),
      replace: replace === '' ? [] : lines(replace),
    };
  }
  const whole = stringAt(members.whole);
  return whole === undefined
    ? undefined
    : { kind: 'whole-file', file, lines: linesOf(whole.endsWith('\n') ? whole : `${whole}\n`) };
}

/** Splits a text that ends in a newline. */
const linesOf = (text: string) => text.split(/\r?\n/).slice(0, -1);

const notUnderstood: ParsedEdits = {
  kind: 'malformed',
  why: 'there are no edits: give them as text, in the form that the rules show',
};
