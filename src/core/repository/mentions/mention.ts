/** What people wrote on a ticket. */
export interface TicketText {
  readonly title: string;
  readonly body: string;
}

/** Splits an instruction, whose first line is a heading with the ticket's key and summary. */
export function ticketText(instruction: string): TicketText {
  const [first = '', ...rest] = instruction.split('\n');
  return { title: first.replace(/^#\s+(?:[A-Z][A-Z0-9_]+-\d+: )?/, ''), body: rest.join('\n') };
}

/** A name in a ticket that may be one of the repository's files, as it is written there. */
export interface Mention {
  readonly kind: 'file' | 'frame' | 'module';
  readonly name: string;
  /** Counts from 1; missing if the ticket gives none. */
  readonly line?: number | undefined;
  /** Of a stack frame: how many frames lie between it and the crash. */
  readonly depth?: number | undefined;
  /** Whether the name lies in a folder of dependencies, such as `node_modules`. */
  readonly isDependency: boolean;
  readonly inTitle: boolean;
}

/** A mention with the files that it can mean, the likeliest first: none, one, or more than one. */
export interface ResolvedMention extends Mention {
  readonly files: readonly string[];
}
