import {
  judgePicture,
  type Picture,
  pictureLimits,
  spaceForPicture,
  spaceProblem,
} from '../../core/tickets/index.ts';
import type { JiraAttachment, JiraDialect } from './dialect.ts';
import type { ShownFiles } from './shown-files.ts';

/** Downloads made for the pictures of one ticket. */
const maxDownloads = 2 * pictureLimits.count;

/** Failed downloads after which no other is tried: each takes its time, with retries. */
const maxFailures = 2;

/** Why a file that a restricted comment brought is only named. */
export const restrictedNote = 'not read: only a restricted comment shows it';

const unreadable = 'could not be read';

/**
 * Reads the pictures among the files, within `pictureLimits`: first those that texts show, in that order, then
 * the others, newest first as given. `problems` say by their ids why others are not among them.
 */
export async function readPictures(
  files: readonly JiraAttachment[],
  shown: ShownFiles,
  download: JiraDialect['download'],
) {
  const candidates = inOrder(files.filter(isImage), shown);
  const pictures: Picture[] = [];
  const problems = new Map<string, string>();
  let [downloads, failures] = [0, 0];
  for (const file of candidates) {
    const space = spaceForPicture(pictures);
    const problem =
      failures < maxFailures
        ? spaceProblem(file.size, downloads < maxDownloads ? space : 0)
        : unreadable;
    if (problem !== undefined) {
      problems.set(file.id, problem);
      continue;
    }
    downloads += 1;
    const read = await readPicture(file, space, download);
    if (read === unreadable) failures += 1;
    if (typeof read === 'string') problems.set(file.id, read);
    else if (shown.isRestricted(read.mediaId)) problems.set(file.id, restrictedNote);
    else {
      const marks = [file.filename, read.mediaId].flatMap(shown.marksOf);
      pictures.push({ ...read.picture, marks });
    }
  }
  return { pictures, problems };
}

/** Downloads a picture; otherwise returns why it is not shown. */
async function readPicture(
  { id, filename: name }: JiraAttachment,
  space: number,
  download: JiraDialect['download'],
): Promise<{ readonly picture: Omit<Picture, 'marks'>; readonly mediaId: string } | string> {
  const file = await download({ id, name }, space + 1).catch(() => undefined);
  if (file === undefined) return unreadable;
  const judged = judgePicture(file.bytes, space);
  if (typeof judged === 'string') return judged;
  const data = Buffer.from(file.bytes).toString('base64');
  return { picture: { name, ...judged, data }, mediaId: file.mediaId ?? '' };
}

const imageName = /\.(?:png|apng|jpe?g|jfif|gif|webp|bmp|tiff?|heic|avif|svg)$/i;

const isImage = ({ filename, mimeType }: JiraAttachment) =>
  /^image\//i.test(mimeType) || imageName.test(filename);

/** Returns the files in the order in which they are tried. */
function inOrder(
  files: readonly JiraAttachment[],
  { placeOf }: ShownFiles,
): readonly JiraAttachment[] {
  const place = ({ filename }: JiraAttachment) => placeOf(filename) ?? Number.MAX_SAFE_INTEGER;
  return files.toSorted((one, other) => place(one) - place(other));
}
