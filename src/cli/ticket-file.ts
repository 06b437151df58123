import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Ticket, ticketKey } from '../core/tickets/index.ts';
import { errorMessage, UserError } from '../core/user-error.ts';

const Comment = z.object({
  author: z.string().default('someone'),
  created: z.string().default(''),
  body: z.string(),
});

const Key = z.string().transform((text, context) => {
  const key = ticketKey(text);
  if (key === undefined) context.addIssue('it must be like APP-17');
  return key ?? z.NEVER;
});

const TicketContent = z.object({
  key: Key.prefault('LOCAL-1'),
  summary: z.string().min(1),
  description: z.string().default(''),
  comments: z.array(Comment).default([]),
});

/** Reads a ticket from a Markdown or JSON file. Throws UserError if it is not valid. */
export async function readTicketFile(path: string): Promise<Ticket> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new UserError(
      `Set --ticket to a file that can be read: ${path}: ${cause.code ?? cause.message}.`,
    );
  });
  const bare = text.replace(/^\uFEFF/, '');
  const isJson = path.toLowerCase().endsWith('.json');
  const { data, error } = TicketContent.safeParse(
    isJson ? parseJson(path, bare) : parseMarkdown(path, bare),
  );
  if (error !== undefined) {
    const [issue] = error.issues;
    const where = issue?.path.length ? `"${issue.path.join('.')}"` : 'the top level';
    throw new UserError(`The ticket ${path} is not valid at ${where}: ${issue?.message}.`);
  }
  return {
    ...data,
    comments: data.comments.map((comment, index) => ({ id: String(index + 1), ...comment })),
    url: '',
    status: { name: 'Open', category: 'new' },
    fields: [],
    attachments: [],
    links: [],
    ownComments: [],
  };
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = errorMessage(cause);
    throw new UserError(`The ticket ${path} is not JSON: ${why.replace(/\s+/g, ' ')}.`);
  }
}

/** Takes the first heading, or else the first line, as the summary, and the rest as the description. */
function parseMarkdown(path: string, text: string): unknown {
  const lines = text.split(/\r?\n/);
  const heading = lines.findIndex((line) => /^#{1,6}\s+\S/.test(line));
  const at = heading >= 0 ? heading : lines.findIndex((line) => line.trim() !== '');
  const summary = (lines[at] ?? '').replace(/^#{1,6}\s+/, '').trim();
  if (summary === '') throw new UserError(`The ticket ${path} is empty: describe the bug in it.`);
  return { summary, description: lines.toSpliced(at, 1).join('\n').trim() };
}
