import * as z from 'zod';
import { type ParsedEdits, parseEdits } from '../../engines/edits/index.ts';
import type { ModelReply, ToolCall } from '../../engines/model/port/index.ts';
import { toMembers } from '../../engines/text/index.ts';
import { toolSpec } from './tool-input.ts';

/** Carries the edits in place of the reply's text; the reply may be text instead. */
export const editTool = toolSpec(
  'edit',
  'States the edits.',
  z.object({ edits: z.string().describe('All edits, in the form that the rules show.') }),
);

const isEdit = ({ name }: ToolCall) => name === editTool.name;

/** Returns a reply in which the edits of its own calls stand as text beside the others: there, they are a draft. */
export function editsAsText(reply: ModelReply): ModelReply {
  const calls = reply.toolCalls.filter(isEdit);
  if (calls.length === 0) return reply;
  const text = `${reply.text}\n\n${textOf(calls)}`.trim();
  const toolCalls = reply.toolCalls.filter((call) => !isEdit(call));
  // What the endpoint wants back belongs to all calls.
  return { ...reply, text, toolCalls, continuation: undefined };
}

const textOf = (calls: readonly ToolCall[]) =>
  calls
    .map(({ input }) => toMembers(input).edits)
    .filter((edits) => typeof edits === 'string')
    .join('\n\n');

type Ended = Pick<ModelReply, 'toolCalls' | 'text' | 'ended'>;

/** Reads the edits that a reply makes: those of its calls as one, or those of its text. */
export function findEdits({ toolCalls, text, ended }: Ended): ParsedEdits {
  const written = parseEdits(text, ended === 'stopped');
  const calls = toolCalls.filter(isEdit);
  if (calls.length === 0) return written;
  // The calls are complete, so their text is as well.
  const called = parseEdits(textOf(calls), true);
  return called.kind === 'edits' || written.kind === 'malformed' ? called : written;
}
