import * as z from 'zod';
import type { Run } from '../../../core/run/index.ts';
import type { ToolSpec } from '../../ports.ts';
import type { RunContext, Task } from '../run-context.ts';

/** All that looking around can touch: everything but the model. */
export type Surroundings = Omit<RunContext, 'model'>;

/** What a read is made for, and in. */
export interface Scene {
  readonly task: Task;
  readonly run: Run;
  readonly world: Surroundings;
}

/** A call whose input is checked: its canonical input as JSON, and how it is done. */
export interface Prepared {
  readonly kind: 'prepared';
  readonly input: string;
  readonly read: () => Promise<string>;
}

export interface Unfit {
  readonly kind: 'unfit';
  readonly why: string;
}

/** A tool that looks and changes nothing. */
export interface ReadTool {
  readonly spec: ToolSpec;
  prepare(input: unknown, scene: Scene): Prepared | Unfit;
}

/** What a tool is made of. `fold` brings inputs that mean the same into one form. */
export interface Making<Input> {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  /** Names that the tools of others have for our members, from which models know them. */
  readonly otherNames?: Readonly<Record<string, string>>;
  readonly fold?: (input: Input, scene: Scene) => Input;
  readonly read: (input: Input, scene: Scene) => Promise<string>;
}

/** Characters of JSON that an input may have: the record keeps it, and the model is shown it again. */
const longestInput = 2_000;

/** Makes a tool of a schema and a reading function. */
export function readTool<Input>(making: Making<Input>): ReadTool {
  const { name, description, input: schema, otherNames, read } = making;
  const { fold = (input: Input) => input } = making;
  const { $schema: _, ...parameters } = z.toJSONSchema(schema, { io: 'input' });
  return {
    spec: { name, description, parameters },
    prepare(raw, scene) {
      if ((JSON.stringify(raw) ?? '').length > longestInput) {
        return { kind: 'unfit', why: `the input of ${name} is too long` };
      }
      const checked = schema.safeParse(given(raw, otherNames));
      if (!checked.success) return { kind: 'unfit', why: reason(name, checked.error) };
      const input = fold(checked.data, scene);
      return { kind: 'prepared', input: JSON.stringify(input), read: () => read(input, scene) };
    },
  };
}

/** The members under the tool's own names. Models write null or nothing for what they leave out. */
function given(raw: unknown, otherNames: Making<unknown>['otherNames'] = {}): unknown {
  if (raw === null || raw === undefined || raw === '') return {};
  if (typeof raw !== 'object' || Array.isArray(raw)) return raw;
  const members = Object.entries(raw).filter(([, value]) => value !== null && value !== '');
  const renamed = members.map(([name, value]) => [
    Object.hasOwn(otherNames, name) ? otherNames[name] : name,
    value,
  ]);
  return Object.fromEntries([...renamed, ...members]);
}

function reason(name: string, error: z.ZodError): string {
  const [issue] = error.issues;
  const where = issue?.path.join('.') || 'input';
  return `the input of ${name} is not valid at ${where}: ${issue?.message}`;
}
