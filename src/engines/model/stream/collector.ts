import type { Members } from '../../text/index.ts';

/** The answer is longer than any reply. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';

  constructor(bytes: number) {
    super(`an answer of more than ${bytes / 2 ** 20} MiB`);
  }
}

/** Characters of an answer that is not streamed, or of one event: they are kept until they are whole. */
const mostKept = 8 * 2 ** 20;

/** Throws AnswerTooLong for more characters than are kept. */
export function requireKeepable(length: number): void {
  if (length > mostKept) throw new AnswerTooLong(mostKept);
}

/** How far a reply has come: `ending` if the model has ended but its usage may follow. */
export type Stage = 'open' | 'ending' | 'ended';

/** Puts the events of a stream together to the body that the answer would have had without streaming. */
export interface Collector {
  /** Takes the JSON of one event. Returns whether it is part of a reply, rather than a sign of life. */
  add(event: Members): boolean;
  stage(): Stage;
  /** The body, as far as it has arrived. */
  body(): unknown;
  /** Estimated tokens, and whether the last of them were thoughts. */
  progress(): { readonly tokens: number; readonly isThinking: boolean };
}

/** An answer that is being received. */
export interface IncomingAnswer {
  /** Takes the next piece. Returns whether it has a part of a reply; else it only shows that there is life. */
  push(text: string): boolean;
  stage(): Stage;
  progress: Collector['progress'];
  /** Returns the body. Throws CutOffStream if the answer ended too early, SyntaxError for JSON that cannot be read. */
  end(): unknown;
}
