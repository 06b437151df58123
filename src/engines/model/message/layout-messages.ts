import { oneLine } from '../../text/index.ts';
import type { Dialect } from '../dialect/index.ts';
import {
  type Exchange,
  type Message,
  type ModelRequest,
  messageText,
  type TextMessage,
} from '../port/index.ts';

/** A message as an endpoint takes it. */
export type LayoutMessage = (
  | (Omit<TextMessage, 'role'> & {
      readonly role: TextMessage['role'] | 'developer';
    })
  | Exchange
) & {
  /** Whether later requests repeat the messages up to here, so that writing them to a cache pays. */
  readonly isMarked: boolean;
};

/**
 * Endpoints take four marks, and read from their cache only up to a mark that an earlier request had: one is
 * where every request of a run begins alike, the others are the last ends of what the run has shown.
 */
const mostEnds = 3;

/** Returns the messages of a request in a dialect. Tool calls are text where no tools are offered. */
export function layoutMessages(
  { messages, stable = 0 }: ModelRequest,
  dialect: Dialect,
  hasTools: boolean,
): readonly LayoutMessage[] {
  const last = messages.length - 1;
  const told = messages.map((message, at): LayoutMessage => {
    // The last message says what is due, and is not repeated.
    const isEnd = stable > 0 && at >= Math.max(stable, last - mostEnds) && at < last;
    const isMarked = at === stable - 1 || isEnd;
    if (message.role !== 'tools') return { ...shown(message, dialect), isMarked };
    return hasTools
      ? { ...message, isMarked }
      : { role: 'user', text: messageText(message), isMarked };
  });
  if (dialect.rules === 'user') return folded(told);
  const { rules } = dialect;
  return told.map((message) => (message.role === 'system' ? { ...message, role: rules } : message));
}

/** Names pictures in the text where they cannot be shown. */
function shown(message: TextMessage, { pictures }: Dialect): TextMessage {
  const named = message.pictures ?? [];
  if (named.length === 0 || pictures) return message;
  const names = named.map(({ name }) => oneLine(name, 200)).join(', ');
  const { role, text } = message;
  return {
    role,
    text: `${text}\n\nPictures that are not shown, because you cannot see them here: ${names}`,
  };
}

/** Makes the rules a part of what the user says, and one message of those that follow each other in one role. */
function folded(messages: readonly LayoutMessage[]): readonly LayoutMessage[] {
  const told: LayoutMessage[] = [];
  for (const message of messages) {
    const next: LayoutMessage = message.role === 'system' ? { ...message, role: 'user' } : message;
    const last = told.pop();
    told.push(...(last === undefined ? [next] : asOne(last, next)));
  }
  return told;
}

/** Returns two messages, or one if both are of the same role. */
function asOne(last: LayoutMessage, next: LayoutMessage): readonly LayoutMessage[] {
  if (last.role === 'tools' || next.role === 'tools' || last.role !== next.role)
    return [last, next];
  const pictures = [...(last.pictures ?? []), ...(next.pictures ?? [])];
  return [{ ...next, text: `${last.text}\n\n${next.text}`, pictures }];
}

/** Whether a request shows pictures. */
export function hasPictures({
  messages,
}: {
  readonly messages: readonly (Message | LayoutMessage)[];
}): boolean {
  return messages.some(
    (message) => message.role !== 'tools' && (message.pictures ?? []).length > 0,
  );
}
