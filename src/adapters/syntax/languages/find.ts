import type { Language } from './language.ts';
import { extensionOf, fileNameOf } from './path.ts';
import { languages } from './table.ts';

/** The language of a file; `undefined` if none of the table. */
export function languageOf(path: string): Language | undefined {
  const [extension, name] = [extensionOf(path), fileNameOf(path)];
  return (
    languages.find(({ names }) => names?.test(name)) ??
    languages.find(({ extensions }) => extensions.includes(extension))
  );
}
