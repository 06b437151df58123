import { type ParsedEdits, parseEdits } from '../../core/edits/index.ts';
import { toMembers } from '../../core/text/index.ts';
import type { ModelReply, ModelRequest, ToolCall, ToolSpec } from '../ports.ts';
import { editTool } from './answer-tool.ts';
import { isNamed, offeredTool } from './offered-tool.ts';
import { writtenCall } from './written-call.ts';

/**
 * Returns the tool calls of a reply, with the names of the tools that they mean, and its text. Without any, returns the
 * one that its text writes out, unless the answer may be text; the text is then what precedes it.
 */
export function findCalls(
  { toolCalls: made, text }: ModelReply,
  { answer, mayBeText, reads, messages, allTools = [] }: ModelRequest,
): Pick<ModelReply, 'text' | 'toolCalls'> {
  const tools = answer === undefined ? reads : [answer, ...reads];
  const meant = (name: string) => offeredTool(name, [...tools, ...allTools])?.name ?? name;
  const toolCalls = made.filter(isNamed).map((call) => ({ ...call, name: meant(call.name) }));
  if (mayBeText || toolCalls.length > 0) return { text, toolCalls };
  const written = writtenCall(text, { answer, others: reads, prompt: messages });
  return written === undefined
    ? { text, toolCalls }
    : { text: written.before, toolCalls: [written.call] };
}

/** Divides a reply into what may be edits, and the calls of other tools that it makes or writes out. */
export function dividedReply(reply: ModelReply, others: readonly ToolSpec[]) {
  const { text, toolCalls: made } = reply;
  const isOther = (call: ToolCall) => others.some(({ name }) => name === call.name);
  const written = made.length > 0 ? undefined : writtenCall(text, { others })?.call;
  const calls = written === undefined ? made.filter(isOther) : [written];
  return { own: { ...reply, toolCalls: made.filter((call) => !isOther(call)) }, calls };
}

const isEdit = ({ name }: ToolCall) => name === editTool.spec.name;

/** Returns a reply in which the edits of its own calls stand as text beside the others: there, they are a draft. */
export function editsAsText(reply: ModelReply): ModelReply {
  const edits = reply.toolCalls.filter(isEdit).map(textOf);
  if (edits.length === 0) return reply;
  const text = [reply.text, ...edits].filter((part) => part.trim() !== '').join('\n\n');
  const toolCalls = reply.toolCalls.filter((call) => !isEdit(call));
  // What the endpoint wants back belongs to all calls.
  return { ...reply, text, toolCalls, continuation: undefined };
}

function textOf({ input }: ToolCall): string {
  const { edits } = toMembers(input);
  return typeof edits === 'string' ? edits : '';
}

/** Returns the text of a reply if it has edits beside its calls. */
export function editsBeside({ text }: Pick<ModelReply, 'text'>): string | undefined {
  return editsInText(text).kind === 'edits' ? text : undefined;
}

/** Reads the edits that a text has. */
export const editsInText = (text: string): ParsedEdits =>
  findEdits({ text, toolCalls: [], ended: 'stopped' });

/** Reads the edits that a reply makes: those of its calls as one, or those of its text, which may write out a call. */
export function findEdits({
  toolCalls,
  text,
  ended,
}: Pick<ModelReply, 'toolCalls' | 'text' | 'ended'>): ParsedEdits {
  const written = parseEdits(text, ended === 'stopped');
  if (toolCalls.length === 0 && written.kind === 'edits') return written;
  const out = writtenCall(text, { answer: editTool.spec, others: [] })?.call;
  const calls = toolCalls.length > 0 || out === undefined ? toolCalls.filter(isEdit) : [out];
  if (calls.length === 0) return written;
  // The calls are complete, so their text is as well.
  const called = parseEdits(calls.map(textOf).join('\n\n'), true);
  return called.kind === 'edits' || written.kind === 'malformed' ? called : written;
}
