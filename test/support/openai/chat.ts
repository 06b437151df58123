import { z } from 'zod';

const Tool = z
  .object({
    function: z.object({
      name: z.string(),
      description: z.string().default(''),
      parameters: z.record(z.string(), z.unknown()).default({}),
    }),
  })
  .transform((tool) => tool.function);

const Chat = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  temperature: z.number().optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  tools: z.array(Tool).default([]),
  tool_choice: z.unknown().optional(),
  response_format: z
    .object({
      type: z.string(),
      json_schema: z.object({ schema: z.record(z.string(), z.unknown()) }).optional(),
    })
    .optional(),
});

/** A parsed chat request. `tools` is empty if none were offered. */
export type ChatRequest = Readonly<z.infer<typeof Chat>>;

/** Parses the body of a request. Throws unless it is a chat. */
export function readChat(body: unknown): ChatRequest {
  return Chat.parse(body);
}
