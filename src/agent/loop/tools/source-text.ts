import {
  type Definition,
  definitionsByPattern,
  foldsOf,
  linesOf,
} from '../../../core/repository/index.ts';
import { scanCurrent, type ToolContext } from '../context/index.ts';

/** The lines of a text, which of them are documentation, and what they define. */
export interface SourceText {
  readonly lines: readonly string[];
  readonly docs: readonly boolean[];
  readonly definitions: readonly Definition[];
}

/** Reads a text as a source. */
export async function sourceText(
  path: string,
  text: string,
  syntax: Pick<ToolContext['syntax'], 'definitions'>,
): Promise<SourceText> {
  const lines = linesOf(text);
  const definitions = (await syntax.definitions(path, text)) ?? definitionsByPattern(path, text);
  return { lines, docs: foldsOf(path, lines).docs, definitions };
}

/** Reads a file as it is now; one that is not there has no lines. */
export async function currentSource(path: string, context: ToolContext): Promise<SourceText> {
  let now = '';
  await scanCurrent([path], context, (_, text) => {
    now = text;
    return true;
  });
  return sourceText(path, now, context.syntax);
}
