import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { type Ticket, ticketKey } from '../../core/tickets/index.ts';
import { errorMessage, UserError } from '../../engines/errors.ts';
import { printError, systemProblem } from '../terminal/index.ts';

const someText = (wanted: string) => z.string({ error: wanted });

const Comment = z.object(
  {
    author: someText('the name of its author').default('someone'),
    created: someText('the time at which it was written').default(''),
    body: someText('the text of the comment'),
  },
  { error: 'an object with "body"' },
);

const keyWanted = 'a ticket key such as APP-17';

const Key = someText(keyWanted).transform((given, context) => {
  const key = ticketKey(given.toUpperCase());
  if (key === undefined) context.addIssue(keyWanted);
  return key ?? z.NEVER;
});

/** Each message completes the sentence "Set … to …". */
const TicketContent = z.object(
  {
    key: Key.prefault('LOCAL-1'),
    // Not `min`, which also asks an object for its length.
    summary: someText('a sentence that says what is wrong').regex(/./s, {
      error: 'a sentence that says what is wrong',
    }),
    description: someText('a text').default(''),
    comments: z.array(Comment, { error: 'a list of objects with "body"' }).default([]),
  },
  { error: 'an object with "summary"' },
);

/**
 * Reads a ticket from a Markdown or JSON file, or from standard input if the path is `-`. Throws UserError if it is
 * not valid.
 */
export async function readTicketFile(path: string): Promise<Ticket> {
  const name = path === '-' ? 'on standard input' : path;
  const read = path === '-' ? readInput() : readFile(path);
  const bytes = await read.catch((cause: unknown) => {
    throw new UserError(
      `The ticket ${name} cannot be read (${systemProblem(cause)}): name another file.`,
    );
  });
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new UserError(`The ticket ${name} is not UTF-8 text: save it as UTF-8, then run again.`);
  const bare = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const isJson = path === '-' ? bare.trimStart().startsWith('{') : /\.json$/i.test(path);
  const { data, error } = TicketContent.safeParse(
    isJson ? parseJson(name, bare) : parseMarkdown(name, bare),
  );
  if (error !== undefined) {
    const [issue] = error.issues;
    const where = issue?.path.length ? `"${issue.path.join('.')}"` : 'the whole text';
    throw new UserError(`In the ticket ${name}, set ${where} to ${issue?.message}.`);
  }
  return {
    ...data,
    comments: data.comments.map((comment, index) => ({ id: String(index + 1), ...comment })),
    fields: [],
    pictures: [],
    attachments: [],
    url: '',
    status: { name: 'Open', category: 'new' },
    links: [],
    ownComments: [],
  };
}

function readInput(): Promise<Buffer> {
  if (process.stdin.isTTY) printError('Describe the bug, then press Ctrl-D:');
  return buffer(process.stdin);
}

function parseJson(name: string, given: string): unknown {
  try {
    return JSON.parse(given);
  } catch (cause) {
    const why = errorMessage(cause);
    throw new UserError(`The ticket ${name} is not JSON: ${why.replace(/\s+/g, ' ')}.`);
  }
}

/** Takes the first heading, or else the first line, as the summary, and the rest as the description. */
function parseMarkdown(name: string, given: string): unknown {
  const lines = given.split(/\r?\n/);
  const heading = lines.findIndex((line) => /^#{1,6}\s+\S/.test(line));
  const at = heading >= 0 ? heading : lines.findIndex((line) => line.trim() !== '');
  const summary = (lines[at] ?? '').replace(/^#{1,6}\s+/, '').trim();
  if (summary === '') throw new UserError(`The ticket ${name} is empty: describe the bug in it.`);
  return { summary, description: lines.toSpliced(at, 1).join('\n').trim() };
}
