import { grammarLoader, walkTree } from '../../../src/engines/syntax/grammar/index.ts';
import { findLanguage } from '../../../src/engines/syntax/languages/index.ts';

/** Finds the brackets of a file that are code. */
export type BracketFinder = (path: string, text: string) => Promise<FoundBrackets>;

/** The places of brackets, as indices into the text. */
export interface FoundBrackets {
  readonly places: readonly number[];
  /** Whether some may be in strings or comments, because no grammar reads the file. */
  readonly areGuessed: boolean;
}

/** Returns a finder that takes the grammars from the folder. */
export function bracketFinder(folder: URL): BracketFinder {
  const load = grammarLoader(folder);
  return async (path, text) => {
    const places: number[] = [];
    let areGuessed = true;
    for (const part of partsOf(path, text)) {
      const module = findLanguage(part.path)?.grammar?.module;
      if (module === undefined) continue;
      areGuessed = false;
      (await load(module))(part.text, (tree) =>
        walkTree(tree, {
          enter: () => true,
          leaf({ nodeType, startIndex, endIndex }) {
            if (endIndex === startIndex + 1 && '()[]{}'.includes(nodeType))
              places.push(part.start + startIndex);
          },
        }),
      );
    }
    if (areGuessed) places.push(...[...text.matchAll(/[()[\]{}<>]/g)].map(({ index }) => index));
    return { places: places.filter((place) => !isMacroText(text, place)), areGuessed };
  };
}

/** The scripts and styles of a page, or the whole of another file. */
function partsOf(path: string, text: string) {
  const { embedded } = findLanguage(path) ?? {};
  if (embedded === undefined) return [{ path, text, start: 0 }];
  const lines = text.split('\n');
  return embedded(text).map((part) => ({
    ...part,
    start: lines.slice(0, part.row).join('\n').length + (part.row > 0 ? 1 : 0) + part.column,
  }));
}

/** Whether the line defines a macro of C, whose text need not have balanced brackets. */
function isMacroText(text: string, place: number): boolean {
  return /^[ \t]*#[ \t]*define\b/.test(text.slice(text.lastIndexOf('\n', place - 1) + 1, place));
}
