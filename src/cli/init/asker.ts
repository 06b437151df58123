import type { Readable, Writable } from 'node:stream';
import { confirm, select, text } from '@clack/prompts';

/** Thrown if the user cancels a question. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/** A question for a line of text. */
export interface TextQuestion {
  readonly message: string;
  readonly initial?: string | undefined;
  /** Returns what is wrong with an answer. */
  readonly check?: (answer: string) => string | undefined;
}

/** Asks the user. Every question rejects with Cancelled on Ctrl-C. */
export type Asker = ReturnType<typeof terminalAsker>;

/** Asks at a terminal. */
export function terminalAsker(input: Readable, output: Writable, signal: AbortSignal) {
  // Each question has a signal of its own: its listeners stay, and Node warns of more than ten.
  const common = () => ({ input, output, signal: AbortSignal.any([signal]) });
  return {
    text: async ({ message, initial = '', check }: TextQuestion): Promise<string> => {
      const validate = (answer = '') => check?.(answer.trim());
      const question = { message, initialValue: initial, validate, ...common() };
      return answered<string>(await text(question)).trim();
    },
    choose: async <Value extends string>(
      message: string,
      choices: readonly (readonly [value: Value, label: string])[],
      initial: Value,
    ): Promise<Value> => {
      const options = choices.map(([value, label]) => ({ value: String(value), label }));
      const chosen = await select({ message, options, initialValue: String(initial), ...common() });
      const found = answered<string>(chosen);
      return choices.find(([value]) => value === found)?.[0] ?? initial;
    },
    confirm: async (message: string, initialValue: boolean): Promise<boolean> =>
      answered<boolean>(await confirm({ message, initialValue, ...common() })),
  };
}

function answered<Answer>(answer: Answer | symbol): Answer {
  if (typeof answer === 'symbol') throw new Cancelled();
  return answer;
}
