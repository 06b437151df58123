import { oneLine } from '../text/index.ts';
import type { Picture } from './picture.ts';
import { hasRead, type TicketRecord } from './record.ts';
import type { Comment, Ticket } from './ticket.ts';

/** Says in a text, wherever it shows a picture, which one that is: models get them apart from the text. */
export function withPictureNumbers(text: string, pictures: readonly Picture[]): string {
  const numbers = new Map(
    pictures.flatMap(({ name, marks }, index) =>
      marks.map((mark) => [mark, `(picture ${index + 1}: ${oneLine(name, 200)})`] as const),
    ),
  );
  return [...numbers].reduce(
    (numbered, [mark, number]) => numbered.replaceAll(mark, () => `${mark} ${number}`),
    text,
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
