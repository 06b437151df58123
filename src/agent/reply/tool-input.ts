import * as z from 'zod';
import { toMembers } from '../../core/text/index.ts';
import type { ToolSpec } from '../ports.ts';
import { fitInput } from './lenient-input.ts';

/** Each request repeats the schemas, and bounds are checked anyway: models get the names and types. */
const bounds = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;

/** Describes a tool to the model, by what it `offers` of an input. */
export function toolSpec(
  name: string,
  description: string,
  input: z.ZodType,
  offers = input,
): ToolSpec {
  const { $schema: _, ...parameters } = z.toJSONSchema(offers, {
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const bound of [...bounds, 'default'] as const) delete jsonSchema[bound];
    },
  });
  const told = toMembers(parameters.properties);
  const alsoReads = Object.keys(inputSchema(input).properties ?? {}).filter(
    (member) => !Object.hasOwn(told, member),
  );
  return { name, description, parameters, ...(alsoReads.length > 0 ? { alsoReads } : {}) };
}

const inputSchema = (input: z.ZodType) => z.toJSONSchema(input, { io: 'input' });

/** Why the input of a tool call cannot be used. */
export interface InvalidInput {
  readonly kind: 'invalid';
  readonly why: string;
}

/** The checked input of a tool call, or what is wrong with it. */
export type ParsedInput<Input> = { readonly kind: 'valid'; readonly input: Input } | InvalidInput;

/**
 * Checks the input of a tool call against a schema, in the forms that models write; `tool` names the tool in
 * the reason.
 */
export function parseInput<Input>(
  tool: string,
  schema: z.ZodType<Input>,
  raw: unknown,
): ParsedInput<Input> {
  const { data: input, error } = schema.safeParse(fitInput(raw, inputSchema(schema)));
  if (error === undefined) return { kind: 'valid', input };
  const [issue] = error.issues;
  const where = issue?.path.join('.') || 'input';
  const why = `the input of ${tool} is not valid at ${where}: ${issue?.message}`;
  return { kind: 'invalid', why };
}
