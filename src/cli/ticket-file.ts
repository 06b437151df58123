import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { type Ticket, ticketKey } from '../core/tickets/index.ts';
import { UserError } from '../core/user-error.ts';

const ticketJson = z.object({
  key: z.string().default('LOCAL-1'),
  summary: z.string().min(1),
  description: z.string().default(''),
  comments: z
    .array(
      z.object({
        author: z.string().default('someone'),
        created: z.string().default(''),
        body: z.string(),
      }),
    )
    .default([]),
});

/** Reads a ticket from a Markdown or JSON file. Throws UserError if it is not valid. */
export async function readTicketFile(path: string): Promise<Ticket> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new UserError(
      `Set --ticket to a file that can be read: ${path}: ${cause.code ?? cause.message}.`,
    );
  });
  const bare = text.replace(/^\uFEFF/, '');
  return path.toLowerCase().endsWith('.json') ? fromJson(path, bare) : fromMarkdown(path, bare);
}

function fromJson(path: string, text: string): Ticket {
  const parsed = ticketJson.safeParse(parseJson(path, text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join('.') || 'its beginning';
    throw new UserError(`The ticket ${path} is not valid at "${where}": ${issue?.message}.`);
  }
  const { key, comments, ...texts } = parsed.data;
  const checked = ticketKey(key);
  if (checked === undefined)
    throw new UserError(`The ticket ${path} is not valid at "key": it must be like APP-17.`);
  return ticket(checked, texts.summary, texts.description, comments);
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`The ticket ${path} is not JSON: ${why.replace(/\s+/g, ' ')}.`);
  }
}

/** Takes the first heading, or else the first line, as the summary, and the rest as the description. */
function fromMarkdown(path: string, text: string): Ticket {
  const lines = text.split(/\r?\n/);
  const heading = lines.findIndex((line) => /^#{1,6}\s+\S/.test(line));
  const at = heading >= 0 ? heading : lines.findIndex((line) => line.trim() !== '');
  const summary = (lines[at] ?? '').replace(/^#{1,6}\s+/, '').trim();
  const key = ticketKey('LOCAL-1');
  if (summary === '' || key === undefined)
    throw new UserError(`The ticket ${path} is empty: describe the bug in it.`);
  const description = [...lines.slice(0, at), ...lines.slice(at + 1)].join('\n').trim();
  return ticket(key, summary, description, []);
}

function ticket(
  key: Ticket['key'],
  summary: string,
  description: string,
  comments: readonly { readonly author: string; readonly created: string; readonly body: string }[],
): Ticket {
  return {
    key,
    url: '',
    summary,
    description,
    comments: comments.map((comment, index) => ({ id: String(index + 1), ...comment })),
    status: { name: 'Open', category: 'new' },
    fields: [],
    attachments: [],
    links: [],
    ownComments: [],
  };
}
