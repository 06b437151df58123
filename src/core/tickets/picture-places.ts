import { oneLine } from '../../engines/text/index.ts';
import type { Picture } from './picture.ts';
import { hasRead, type TicketRecord } from './record.ts';
import type { Comment, Ticket } from './ticket.ts';

/** Maximum references to one picture that are numbered. */
const maxMarks = 20;

/**
 * Says in a text, wherever it shows a picture, which one that is: models get them apart from the text. A name
 * that several pictures have stands for any of them.
 */
export function withPictureNumbers(text: string, pictures: readonly Picture[]): string {
  const numbers = new Map<string, readonly number[]>();
  for (const [index, { marks }] of pictures.entries()) {
    for (const mark of marks.slice(0, maxMarks))
      numbers.set(mark, [...(numbers.get(mark) ?? []), index + 1]);
  }
  return [...numbers].reduce((numbered, [mark, found]) => {
    const name = oneLine(pictures[(found[0] ?? 1) - 1]?.name ?? '', 200);
    return numbered.replaceAll(mark, () => `${mark} (picture ${found.join(' or ')}: ${name})`);
  }, text);
}

const embeddedFile = /\bdata:([\w.+-]+\/[\w.+-]+)(?:;[\w=.-]+){0,5};base64,[a-z\d+/=]{100,}/gi;

/** Returns a text without the bytes of the files in it, which fill a prompt and tell a model nothing. */
export function withoutEmbeddedFiles(text: string): string {
  return text.replaceAll(
    embeddedFile,
    (file, type) => `data:${type} (${file.length} characters, not shown)`,
  );
}

/**
 * Returns the texts of a ticket that may show pictures, those first whose pictures matter most: comments that no
 * attempt has read, then the description and the fields, then the other comments, each from the newest on.
 */
export function textsWithPictures(
  { description, fields, comments }: Pick<Ticket, 'description' | 'fields' | 'comments'>,
  since: TicketRecord,
): readonly string[] {
  const newestFirst = comments.toReversed();
  const isNews = (comment: Comment) => since.inputs.length > 0 && !hasRead(since, comment);
  return [
    ...newestFirst.filter(isNews).map(({ body }) => body),
    description,
    ...fields.map(({ text }) => text),
    ...newestFirst.filter((comment) => !isNews(comment)).map(({ body }) => body),
  ];
}
