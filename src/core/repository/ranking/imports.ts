import { isComment } from '../comment.ts';
import { placesBy } from '../places.ts';
import { bareName } from './words.ts';

/** What a file imports, and how much of it is no comment. */
export interface FileImports {
  /** What it imports or includes: the parts of each name, such as `shop`, `cart` for `../shop/cart`. */
  readonly imports: readonly (readonly string[])[];
  /** The share of its lines that are no comments. */
  readonly plain: number;
}

/** Bytes of a file that are read, and characters of a line: imports stand at the start of both. */
export const mostRead = 100_000;
const mostOfLine = 400;

/** How a line begins that imports something, and how a list of imported names ends. */
const importing =
  /^\s*(?:(?:import|from|use|using|require|require_relative|include|#\s*include|(?:pub\s+)?mod|autoload|load|\}\s*from)\b|export\s.*\bfrom\b|(?:const|let|var)\s.*\brequire\()/;

/** Reads what a file imports, in most languages by the form of its lines. */
export function readImports(text: string): FileImports {
  const lines = text.split('\n');
  const imports = lines
    .map((line) => line.slice(0, mostOfLine))
    .filter((line) => importing.test(line))
    .flatMap((line) => line.match(/[\w$./\\:@-]+/g) ?? [])
    .map((name) => name.split(/[./\\:]+/).filter((part) => part !== ''));
  const comments = lines.filter(isComment).length;
  return { imports, plain: 1 - comments / lines.length };
}

/** Files that have their name from their folder. */
const ofFolder = /^(?:index|init|mod)$/;

/** Returns for each of these files the indices of the others among them that it imports, as far as their names tell. */
export function importsAmong(
  paths: readonly string[],
  files: readonly (FileImports | undefined)[],
): readonly (readonly number[])[] {
  const byKey = placesBy(paths, (path) => {
    const name = bareName(path);
    return ofFolder.test(name) ? keyOf(folderOf(path)) : name;
  });
  return paths.map((_, index) => {
    const found = (files[index]?.imports ?? []).flatMap((parts) =>
      // The last part can be a file, or what it defines.
      [parts.length - 1, parts.length - 2].flatMap((at) => {
        const named = byKey(keyOf(parts[at] ?? ''));
        const others = named.filter((other) => other !== index);
        const folder = parts[at - 1]?.toLowerCase();
        const within = others.filter((other) => folderOf(paths[other] ?? '') === folder);
        return within.length > 0 ? within : others.length <= few ? others : [];
      }),
    );
    return [...new Set(found)];
  });
}

/** So many files of one name can be meant without their folder. */
const few = 2;

const keyOf = (part: string) => part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The name of the folder that a file is in, in lower case. */
const folderOf = (path: string) => path.split('/').at(-2)?.toLowerCase() ?? '';
