import { extensionOf } from '../../files/index.ts';
import type { Language } from './language.ts';
import { languages } from './table.ts';

/** The language of a file, by its path or by the first line of its text; `undefined` if none of the table. */
export function findLanguage(path: string, text = ''): Language | undefined {
  const [extension, name] = [extensionOf(path), fileNameOf(path)];
  return (
    languages.find(({ names }) => names?.test(name)) ??
    languages.find(({ extensions }) => extensions.includes(extension)) ??
    (extension === '' ? languageOfScript(text) : undefined)
  );
}

/** The language of a script without an extension, by the interpreter that its first line names. */
function languageOfScript(text: string): Language | undefined {
  const line = /^#!\s*(?:\S*\/env\s+(?:-\S+\s+|\w+=\S*\s+)*)?(\S+)/.exec(text)?.[1];
  const interpreter = line === undefined ? '' : fileNameOf(line);
  return languages.find(({ interpreters }) => interpreters?.test(interpreter));
}

const fileNameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
