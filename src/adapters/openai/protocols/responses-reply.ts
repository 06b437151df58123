import { z } from 'zod';
import type { ModelReply } from '../../../agent/ports.ts';
import {
  countedTokens,
  NoCompletion,
  type ParsedReply,
  parseArguments,
  parseReplyBody,
  requireAllowed,
} from '../message/index.ts';
import { keptOutput } from './responses-exchange.ts';

const Call = z.object({
  type: z.literal('function_call'),
  call_id: z.string().catch(''),
  name: z.string(),
  arguments: z.unknown().optional(),
});

const Part = z
  .object({ text: z.string().catch(''), refusal: z.string().catch('') })
  .transform(({ text, refusal }) => text || refusal);

const Message = z.object({
  type: z.literal('message'),
  content: z.union([z.string(), z.array(Part).transform((parts) => parts.join(''))]),
});

const Answer = z.object({
  model: z.string().optional().catch(undefined),
  status: z.string().nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  output: z.array(z.unknown()),
  usage: z.unknown().optional(),
});

const endings: ReadonlyMap<string, ModelReply['ended']> = new Map([
  ['completed', 'stopped'],
  ['incomplete', 'cut'],
]);

/** Statuses of a response that holds no reply. */
const failed = /^(?:failed|cancelled|queued|in_progress)$/;

/**
 * Reads the body of a successful answer. Items of other types are passed over. Throws NoCompletion for a body
 * without an output, and Withheld for one that the content filter has cut.
 */
export function readResponse(body: unknown): ParsedReply {
  const answer = parseReplyBody(Answer, body);
  const { model, status, incomplete_details: details, output, usage } = answer;
  if (status && failed.test(status)) throw new NoCompletion(`a response that is ${status}`, body);
  requireAllowed(details?.reason);
  const calls = output.flatMap((item) => Call.safeParse(item).data ?? []);
  const text = output.map((item) => Message.safeParse(item).data?.content ?? '').join('');
  const ids = calls.map(({ call_id }) => call_id);
  return {
    served: model,
    text,
    toolCalls: calls.map(({ name, arguments: input }) => ({ name, input: parseArguments(input) })),
    ended: endings.get(status ?? '') ?? 'unknown',
    continuation: calls.length === 0 ? undefined : keptOutput(output, ids),
    counted: countedTokens(usage, { prompt: 'input', reply: 'output' }),
  };
}
