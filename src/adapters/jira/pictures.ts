import {
  judgePicture,
  type Picture,
  pictureLimits,
  spaceForPicture,
  spaceProblem,
} from '../../core/tickets/index.ts';
import type { DownloadedFile, JiraAttachment, JiraDialect } from './dialect.ts';

/** Downloads made for the pictures of one ticket. */
const maxDownloads = 2 * pictureLimits.count;

interface PicturesRead {
  readonly pictures: readonly Picture[];
  /** Why a file is not among them, by its id. */
  readonly problems: ReadonlyMap<string, string>;
}

/**
 * Reads the pictures among the files, within `pictureLimits`: first those that texts show, in their order, then
 * the others, newest first as given. A file that is a picture neither by its name nor by its type comes last.
 */
export async function readPictures(
  files: readonly JiraAttachment[],
  texts: readonly string[],
  download: JiraDialect['download'],
): Promise<PicturesRead> {
  const marks = marksIn(texts);
  const candidates = inOrder(files.filter(mayBePicture), marks);
  const pictures: Picture[] = [];
  const problems = new Map<string, string>();
  let downloads = 0;
  for (const file of candidates) {
    const space = spaceForPicture(pictures);
    const problem = spaceProblem(file.size, downloads < maxDownloads ? space : 0);
    if (problem !== undefined) {
      problems.set(file.id, problem);
      continue;
    }
    downloads += 1;
    const read = await readPicture(file, space, download);
    if (typeof read === 'string') problems.set(file.id, read);
    else pictures.push({ ...read.picture, marks: marksOf(file, read.mediaId, marks) });
  }
  return { pictures, problems: withoutOthers(problems, candidates) };
}

/** Downloads a picture; otherwise returns why it is not shown. */
async function readPicture(
  { id, filename: name }: JiraAttachment,
  space: number,
  download: JiraDialect['download'],
): Promise<
  (Pick<DownloadedFile, 'mediaId'> & { readonly picture: Omit<Picture, 'marks'> }) | string
> {
  const file = await download({ id, name }, space + 1).catch(() => undefined);
  if (file === undefined) return 'could not be read';
  const judged = judgePicture(file.bytes, space);
  if (typeof judged === 'string') return judged;
  const data = Buffer.from(file.bytes).toString('base64');
  return { picture: { name, ...judged, data }, mediaId: file.mediaId };
}

const imageName = /\.(?:png|apng|jpe?g|jfif|gif|webp|bmp|tiff?|heic|avif|svg)$/i;

const isImage = ({ filename, mimeType }: JiraAttachment) =>
  /^image\//i.test(mimeType) || imageName.test(filename);

/** Browsers and scripts upload files without saying what they are. */
const mayBePicture = (file: JiraAttachment) =>
  isImage(file) || /^(?:application\/octet-stream|)$/i.test(file.mimeType);

/** What is no image by its name and type and turns out to be none needs no remark. */
function withoutOthers(
  problems: ReadonlyMap<string, string>,
  candidates: readonly JiraAttachment[],
): ReadonlyMap<string, string> {
  const images = new Set(candidates.filter(isImage).map(({ id }) => id));
  return new Map([...problems].filter(([id]) => images.has(id)));
}

/** Where texts show a file, by its name or media id: the marks, and the place of the first one. */
type Marks = ReadonlyMap<string, { readonly place: number; readonly marks: readonly string[] }>;

/** Returns what the texts show, as both formats of Jira's texts are converted. */
function marksIn(texts: readonly string[]): Marks {
  const found = new Map<string, { place: number; marks: string[] }>();
  let place = 0;
  for (const [mark, shown = ''] of texts.flatMap((text) => [...text.matchAll(shownFile)])) {
    place += 1;
    for (const name of namesIn(shown)) {
      const entry = found.get(name) ?? { place, marks: [] };
      if (!entry.marks.includes(mark)) entry.marks.push(mark);
      found.set(name, entry);
    }
  }
  return found;
}

const shownFile = /\[(?:image|attachment): ([^\]\n]{1,300})\]/g;

/** A name may be followed by details of the place, after commas. */
function namesIn(shown: string): readonly string[] {
  const parts = shown.split(', ').slice(0, 10);
  return parts.map((_, index) => parts.slice(0, index + 1).join(', '));
}

function inOrder(files: readonly JiraAttachment[], marks: Marks): readonly JiraAttachment[] {
  const placeOf = (file: JiraAttachment) =>
    marks.get(file.filename)?.place ?? (isImage(file) ? marks.size + 1 : marks.size + 2);
  return files.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function marksOf(
  { filename }: JiraAttachment,
  mediaId: string | undefined,
  marks: Marks,
): readonly string[] {
  return [filename, mediaId ?? ''].flatMap((name) => marks.get(name)?.marks ?? []);
}
