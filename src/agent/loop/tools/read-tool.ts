import type * as z from 'zod';
import type { ShownText } from '../../../core/repository/index.ts';
import type { ToolSpec } from '../../../engines/model/port/index.ts';
import { clip } from '../../../engines/text/index.ts';
import { type InvalidInput, parseInput, toolSpec } from '../../reply/index.ts';
import type { ToolContext } from '../context/index.ts';

/** A call whose input is valid: the input as canonical JSON, and how to do it. */
export interface PreparedRead {
  readonly kind: 'prepared';
  readonly input: string;
  /** What else decides what it gives; missing if nothing. */
  readonly basis?: string | undefined;
  /** How much it may claim of the room of a reply: what the call names, a file or list as a whole, or a search. */
  readonly claim: ReadClaim;
  /** Reads within so many characters. */
  readonly read: (room: number) => Promise<ShownText>;
}

/** Which results keep their length where those of one reply have no room together. */
export type ReadClaim = 'named' | 'whole' | 'search';

/** A tool that reads and changes nothing. */
export interface ReadTool {
  readonly spec: ToolSpec;
  prepare(input: unknown, context: ToolContext): PreparedRead | InvalidInput;
}

interface ReadToolOptions<Input> {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  /** Characters of a result; by default those of {@link maxResult}. */
  readonly maxLength?: number;
  /** Gives inputs with the same meaning the same form. */
  readonly normalize?: (input: Input, context: ToolContext) => Input;
  /** Returns what of the context, besides the files, decides the result; by default nothing. */
  readonly basis?: (context: ToolContext) => string | undefined;
  /** By default `whole`. */
  readonly claim?: (input: Input) => ReadClaim;
  /** Reads; what is longer than the room is cut. A mere text shows no lines of files. */
  readonly read: (input: Input, context: ToolContext, room: number) => Promise<string | ShownText>;
}

/** Maximum characters of an input as JSON: the record keeps it, and the model is shown it again. */
const maxInput = 2_000;

/** Maximum characters of one result, about 2,000 tokens. */
const maxResult = 8_000;

/** Characters that the first line of a window may add to it. */
const maxHeader = 200;

/** Makes a tool from a schema and a reading function. */
export function readTool<Input>(options: ReadToolOptions<Input>): ReadTool {
  const { name, description, input: schema, basis, read } = options;
  const { normalize = (input: Input) => input, maxLength = maxResult } = options;
  return {
    spec: toolSpec(name, description, schema),
    prepare(raw, context) {
      if ((JSON.stringify(raw) ?? '').length > maxInput) {
        return { kind: 'invalid', why: `the input of ${name} is too long` };
      }
      const parsed = parseInput(name, schema, raw || {});
      if (parsed.kind === 'invalid') return parsed;
      const input = normalize(parsed.input, context);
      return {
        kind: 'prepared',
        input: JSON.stringify(input),
        basis: basis?.(context),
        claim: options.claim?.(input) ?? 'whole',
        read: async (room) => {
          const most = Math.min(maxLength, room);
          const result = await read(input, context, most);
          const given = typeof result === 'string' ? { text: result, shown: [] } : result;
          return { ...given, text: cutResult(given.text, most) };
        },
      };
    },
  };
}

/** Cuts a result that is too long, and says so. */
function cutResult(result: string, length: number): string {
  if (result.length <= length + maxHeader) return result;
  const shown = clip(result, length, '');
  return `${shown}\n(cut here: ${result.length - shown.length} more characters)`;
}
