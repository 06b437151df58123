import type { ShownLines } from '../../../core/repository/index.ts';
import type { Picture } from '../../../core/tickets/index.ts';
import type {
  Exchange,
  Message,
  TextMessage,
  ToolCall,
} from '../../../engines/model/port/index.ts';

/** What a prompt can give up when it is too long. */
export type Spare = 'likely' | 'read' | 'file';

/** A text of a prompt, and how it can be shortened. */
export interface PromptPart {
  readonly text: string;
  /** The lines of files that it shows as long as it is not shortened. */
  readonly shown?: readonly ShownLines[];
  /** Missing if it must stay whole. */
  readonly spare?: {
    readonly kind: Spare;
    /** What it is, for people. */
    readonly name: string;
    /** Returns it in about this many characters. */
    readonly within: (room: number) => string;
  };
}

/** A message in parts; those of an exchange are its results. */
export type PromptMessage = TextInParts | ExchangeInParts;

interface TextInParts {
  readonly role: TextMessage['role'];
  readonly parts: readonly PromptPart[];
  readonly pictures?: readonly Picture[] | undefined;
}

interface ExchangeInParts extends Omit<Exchange, 'calls'> {
  readonly calls: readonly (ToolCall & { readonly part: PromptPart })[];
}

export function partsOfMessage(message: PromptMessage): readonly PromptPart[] {
  return message.role === 'tools' ? message.calls.map(({ part }) => part) : message.parts;
}

/** Joins the parts of a message, each with the text that `textOf` gives it. */
export function joinParts(message: PromptMessage, textOf: (part: PromptPart) => string): Message {
  if (message.role !== 'tools') {
    const { role, parts, pictures } = message;
    const text = parts.map(textOf).join('\n\n');
    return pictures === undefined ? { role, text } : { role, text, pictures };
  }
  const calls = message.calls.map(({ part, ...call }) => ({ ...call, result: textOf(part) }));
  return { ...message, calls };
}

/** A part that must stay whole. */
export const fixed = (text: string): PromptPart => ({ text });
