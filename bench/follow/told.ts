/** What people read of a ticket: its comment, and the description and the answers of its pull request, in Markdown. */
export interface Told {
  readonly comment: string;
  readonly body: string;
  readonly answers: readonly string[];
}

/** The heading of a ticket's comment; empty if there is none. */
export function headlineOf({ comment }: Pick<Told, 'comment'>): string {
  return /^#+ (.*)$/m.exec(comment)?.[1]?.trim() ?? '';
}

const nowLine = /^\*\*Now:\*\* (.*)$/m;

/** How things stand, as the ticket's comment says it; `undefined` if it says nothing. */
export function nowOf({ comment }: Pick<Told, 'comment'>): string | undefined {
  return nowLine.exec(comment)?.[1];
}

/** The same in the description of the pull request. */
export function statusOf({ body }: Pick<Told, 'body'>): string | undefined {
  return nowLine.exec(body)?.[1];
}

/** The description without what only programs read. */
export function readable(body: string): string {
  return body.replaceAll(/<!--[\s\S]*?-->/g, '');
}
