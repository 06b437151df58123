import type { Readable, Writable } from 'node:stream';
import { confirm, password, select, text } from '@clack/prompts';

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
export interface Asker {
  text(question: TextQuestion): Promise<string>;
  /** Asks for a text that is not shown. */
  secret(question: TextQuestion): Promise<string>;
  choose<Value extends string>(
    message: string,
    choices: readonly (readonly [value: Value, label: string])[],
    initial: Value,
  ): Promise<Value>;
  confirm(message: string, initial: boolean): Promise<boolean>;
}

/** Asks at a terminal. */
export function terminalAsker(input: Readable, output: Writable, signal: AbortSignal): Asker {
  // Each question has a signal of its own: its listeners stay, and Node warns of more than ten.
  const common = () => ({ input, output, signal: AbortSignal.any([signal]) });
  const validate =
    (check: TextQuestion['check']) =>
    (answer = '') =>
      check?.(answer.trim());
  return {
    text: async ({ message, initial = '', check }) =>
      answered<string>(
        await text({ message, initialValue: initial, validate: validate(check), ...common() }),
      ).trim(),
    secret: async ({ message, check }) =>
      (
        answered<string>(await password({ message, validate: validate(check), ...common() })) ?? ''
      ).trim(),
    choose: async (message, choices, initial) => {
      const options = choices.map(([value, label]) => ({ value: String(value), label }));
      const chosen = await select({ message, options, initialValue: String(initial), ...common() });
      const found = answered<string>(chosen);
      return choices.find(([value]) => value === found)?.[0] ?? initial;
    },
    confirm: async (message, initial) =>
      answered<boolean>(await confirm({ message, initialValue: initial, ...common() })),
  };
}

/** Asks with an earlier answer to the same question in the place of the initial one. */
export function rememberingAsker(asker: Asker): Asker {
  const before = new Map<string, string>();
  return {
    ...asker,
    text: async (question) => {
      const { message, initial } = question;
      const answer = await asker.text({ ...question, initial: before.get(message) ?? initial });
      before.set(message, answer);
      return answer;
    },
    choose: async (message, choices, initial) => {
      const known = choices.find(([value]) => value === before.get(message)) ?? [initial];
      const chosen = await asker.choose(message, choices, known[0]);
      before.set(message, chosen);
      return chosen;
    },
  };
}

function answered<Answer>(answer: Answer | symbol): Answer {
  if (typeof answer === 'symbol') throw new Cancelled();
  return answer;
}
