import type { Sighting } from '../../../engines/files/index.ts';

/** Brackets, members whose value is a text or a number, and other texts, whose brackets are none. */
const token =
  /(?<![\w.@-])["']?([\w.@-]{1,60})["']?\s{0,9}[:=]\s{0,9}(?:"([^"\n]{0,400})"|'([^'\n]{0,400})'|(\d{1,7})(?![\w.])|(?=[[{]))|"[^"\n]{0,2000}"|[{}[\]]/g;

/** Members by their names, with that of their object: `line.number`, `file.name`. */
const members = {
  file: /(?:file|path|source|url)$|(?:file|path)[._]?name$/i,
  line: /line(?:[._]?(?:no|num(?:ber)?))?$/i,
  owner: /(?:class(?:_?name)?|module)$/i,
  ofFrame: /^(?:file|line|origin|log\.origin)$/i,
} as const;

const fileName = /[^\s/\\]\.[A-Za-z]\w{0,9}(?:\?.*)?$/;

/** What an object says of its frame so far. */
interface FrameFields {
  place?: Sighting;
  line?: number;
  owner?: string;
}

/** An object or a list that is not closed yet. The frames in it are those of the list around it. */
interface Open {
  readonly name: string;
  readonly fields: FrameFields;
  readonly frames: Set<FrameFields>;
}

/**
 * Returns the frames that a text has as objects with a file and a line, as tracers and loggers write them: one list
 * for each trace, the crash first. A list called `frames` has it last.
 */
export function findStructuredFrames(text: string): readonly (readonly Sighting[])[] {
  const lists: Open[] = [];
  const open: Open[] = [];
  let name = '';
  for (const match of text.matchAll(token)) {
    const [whole, key = '', double, single, number] = match;
    const value = double ?? single ?? number;
    const inner = open.at(-1);
    if (whole === '}' || whole === ']') open.pop();
    else if (whole === '{' || whole === '[') {
      const fields = members.ofFrame.test(name) ? inner?.fields : undefined;
      const frames = whole === '{' ? inner?.frames : undefined;
      const next = { name, fields: fields ?? {}, frames: frames ?? new Set<FrameFields>() };
      if (frames === undefined) lists.push(next);
      open.push(next);
      name = '';
    } else if (value === undefined) name = key;
    else if (inner !== undefined) note(inner, key, { value, end: match.index + whole.length });
  }
  return lists.map(({ name, frames }) => {
    const sightings = [...frames].flatMap(sightingOf);
    return name === 'frames' ? sightings.toReversed() : sightings;
  });
}

function note(
  { name, fields, frames }: Open,
  key: string,
  at: { value: string; end: number },
): void {
  const { value, end } = at;
  const member = `${name}.${key}`;
  if (members.line.test(member) && /^\d{1,7}$/.test(value)) fields.line ??= Number(value);
  else if (members.owner.test(member)) fields.owner ??= value;
  else if (
    members.file.test(member) &&
    fileName.test(value) &&
    depthOf(value) > depthOf(fields.place?.name)
  )
    fields.place = { at: end - value.length - 1, end: end - 1, name: value };
  if (fields.place !== undefined && fields.line !== undefined) frames.add(fields);
}

/** How many parts a path has. */
const depthOf = (path: string | undefined) => (path === undefined ? 0 : path.split(/[\\/]/).length);

/** A file without folders is in those of its class. */
function sightingOf({ place, line, owner = '' }: FrameFields): readonly Sighting[] {
  if (place === undefined) return [];
  const isAlone = depthOf(place.name) === 1;
  const folders = isAlone ? owner.split('.').slice(0, -1) : [];
  return [{ ...place, line, name: [...folders, place.name].join('/') }];
}
