import * as z from 'zod';
import type { ToolSpec } from '../../engines/model/port/index.ts';
import { fitInput } from './fit-input.ts';

/** Keywords that some endpoints refuse, and no model needs: what comes back is checked anyway. */
const unsent =
  /^(?:additionalProperties|exclusive\w+|m(?:in|ax)(?:imum|Length|Items)|pattern|format|default)$/;

/** Describes a tool to the model, by what of its input the model is told, as every endpoint takes it. */
export function toolSpec(name: string, description: string, offers: z.ZodType): ToolSpec {
  const { $schema: _, ...parameters } = z.toJSONSchema(offers, {
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const name of Object.keys(jsonSchema).filter((one) => unsent.test(one)))
        Reflect.deleteProperty(jsonSchema, name);
    },
  });
  return { name, description, parameters };
}

/** Why the input of a tool call cannot be used. */
export interface InvalidInput {
  readonly kind: 'invalid';
  readonly why: string;
}

/** The checked input of a tool call, or what is wrong with it. */
export type ParsedInput<Input> = { readonly kind: 'valid'; readonly input: Input } | InvalidInput;

/** Checks the input of a tool call, in the forms that models write; `tool` names the tool in the reason. */
export function parseInput<Input>(
  tool: string,
  schema: z.ZodType<Input>,
  raw: unknown,
): ParsedInput<Input> {
  const fitted = fitInput(raw, z.toJSONSchema(schema, { io: 'input' }));
  const { data: input, error } = schema.safeParse(fitted);
  if (error === undefined) return { kind: 'valid', input };
  const [issue] = error.issues;
  const where = issue?.path.join('.') || 'input';
  const why = `the input of ${tool} is not valid at ${where}: ${issue?.message}`;
  return { kind: 'invalid', why };
}
