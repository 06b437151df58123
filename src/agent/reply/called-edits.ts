import { type Edit, noEdits, type ParsedEdits, parseEdits } from '../../core/edits/index.ts';
import { parseLoosely, toMembers } from '../../core/text/index.ts';
import type { ModelReply, ToolCall, ToolSpec } from '../ports.ts';
import { offeredTool } from './offered-tool.ts';
import { editMembers, editToolNames } from './other-names.ts';
import { callsInText } from './text-calls.ts';

const editTools: readonly ToolSpec[] = editToolNames.map((name) => ({
  name,
  description: '',
  parameters: {
    type: 'object',
    properties: Object.fromEntries(
      Object.values(editMembers).flatMap((names) => names.map((member) => [member, {}])),
    ),
    required: ['edits', 'patch', 'input', 'diff'],
  },
}));

/** Reads the edits that a text has. */
export const editsInText = (text: string): ParsedEdits =>
  findEdits({ text, toolCalls: [], ended: 'stopped' });

/** Returns a reply in which the edits of its own calls stand as text beside the others: there, they are a draft. */
export function editsAsText(reply: ModelReply): ModelReply {
  const isEdit = ({ name }: ToolCall) => offeredTool(name, editTools) !== undefined;
  const edits = reply.toolCalls.filter(isEdit).flatMap(({ input }) => {
    const members = toMembers(input);
    return (
      editMembers.text.map((name) => members[name]).find((value) => typeof value === 'string') ?? []
    );
  });
  if (edits.length === 0) return reply;
  const text = [reply.text, ...edits].filter((part) => part.trim() !== '').join('\n\n');
  const toolCalls = reply.toolCalls.filter((call) => !isEdit(call));
  // What the endpoint wants back belongs to all calls.
  return { ...reply, text, toolCalls, continuation: undefined };
}

/** Returns the text of a reply if it has edits beside its calls. */
export function editsBeside({ text }: Pick<ModelReply, 'text'>): string | undefined {
  return editsInText(text).kind === 'edits' ? text : undefined;
}

/**
 * Reads the edits that a reply makes: those of all its calls as one, or those of its text if it makes no call or
 * one that is not understood. The text may have them in calls that it writes out, and then nowhere else.
 */
export function findEdits({
  toolCalls,
  text,
  ended,
}: Pick<ModelReply, 'toolCalls' | 'text' | 'ended'>): ParsedEdits {
  const written = parseEdits(text, ended === 'stopped');
  if (toolCalls.length === 0 && written.kind === 'edits') return written;
  const calls = toolCalls.length > 0 ? toolCalls : callsWrittenIn(text);
  if (calls.length === 0) return written;
  const called = editsOfAll(
    calls.map(({ input }) => input),
    undefined,
    0,
  );
  return called.kind === 'edits' || written.kind === 'malformed' ? called : written;
}

function callsWrittenIn(text: string): readonly ToolCall[] {
  const { calls, rest } = callsInText(text, editTools, editTools[0]);
  const around = parseEdits(rest);
  return around.kind === 'malformed' && around.why === noEdits ? calls : [];
}

/** Nested deeper than this, an input is none of ours. */
const deepest = 3;

function editsOf(input: unknown, outer: string | undefined, depth: number): ParsedEdits {
  if (depth > deepest) return notUnderstood;
  if (typeof input === 'string') return editsOfText(input, { name: outer }, depth);
  if (Array.isArray(input)) return editsOfAll(input, outer, depth);
  const record = toMembers(input);
  const stringAt = (names: readonly string[]) =>
    names.map((name) => record[name]).find((value) => typeof value === 'string');
  const file = stringAt(editMembers.file) ?? outer;
  const edit = file === undefined ? undefined : oneEdit(file, stringAt);
  if (edit !== undefined) return { kind: 'edits', edits: [edit] };
  const list = editMembers.list.map((name) => record[name]).find((value) => Array.isArray(value));
  if (list !== undefined) return editsOfAll(list, file, depth);
  const command = record.command;
  // As a shell would get it: the program and its argument.
  if (Array.isArray(command)) return editsOf(command.at(-1), file, depth + 1);
  if (typeof record.operation === 'object') return editsOf(record.operation, file, depth + 1);
  const own = Object.entries(record).filter(([name]) => name !== 'type');
  const [only, ...others] = own.map(([, value]) => value).filter((value) => value !== file);
  const text = stringAt(editMembers.text) ?? (others.length === 0 ? only : undefined) ?? '';
  return typeof text === 'string'
    ? editsOfText(text, { name: file, type: record.type }, depth)
    : notUnderstood;
}

/** The file of a call, and what the call does to it, as far as it says so. */
interface CalledFile {
  readonly name?: string | undefined;
  readonly type?: unknown;
}

/** Reads a text that may be JSON once more, and whose file may be another member of its call. */
function editsOfText(text: string, file: CalledFile, depth: number): ParsedEdits {
  const value = /^\s*[{["]/.test(text) ? parseLoosely(text) : undefined;
  if (value !== undefined) return editsOf(value, file.name, depth + 1);
  const lines = withLineBreaks(text);
  // The call is complete, so its text is as well.
  const parsed = parseEdits(lines, true);
  const { name, type } = file;
  if (name === undefined || name.includes('\n')) return parsed;
  if (parsed.kind === 'edits') {
    return { ...parsed, edits: parsed.edits.map((edit) => ({ ...edit, file: edit.file ?? name })) };
  }
  return parsed.why === noEdits ? parseEdits(patchOf(name, type, lines), true) : parsed;
}

/** A text of one line that has its line breaks as `\n` was escaped twice. */
function withLineBreaks(text: string): string {
  const value = /\n/.test(text) || !text.includes('\\n') ? undefined : parseLoosely(`"${text}"`);
  return typeof value === 'string' ? value : text;
}

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
  const isLines = list.every((one) => typeof one === 'string' && !one.includes('\n'));
  if (isLines && list.length > 1) return editsOf(list.join('\n'), file, depth + 1);
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
  const [search, replace] = [stringAt(editMembers.search), stringAt(editMembers.replace)];
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
  const whole = stringAt(editMembers.whole);
  return whole === undefined || isPatchOf(file, whole)
    ? undefined
    : { kind: 'whole-file', file, lines: linesOf(whole.endsWith('\n') ? whole : `${whole}\n`) };
}

/** Whether the new text of a file is a patch for this file instead. */
function isPatchOf(file: string, text: string): boolean {
  if (!text.trimStart().startsWith('*** Begin Patch')) return false;
  const parsed = parseEdits(text, true);
  return parsed.kind === 'edits' && parsed.edits.every((edit) => edit.file === file);
}

/** Splits a text that ends in a newline. */
const linesOf = (text: string) => text.split(/\r?\n/).slice(0, -1);

const notUnderstood: ParsedEdits = {
  kind: 'malformed',
  why: 'there are no edits: give them as text, in the form that the rules show',
};
