/** Languages of fences that show changes, and the extensions of files that do. */
const changes = /^(?:u?diff|patch)$/;

/** Languages of fences that show commands or output, and seldom a file. */
const quotations =
  /^(?:sh|bash|zsh|fish|shell(?:-?session)?|console|terminal|cmd|bat|powershell|pwsh|ps1|te?xt|plain(?:text)?|output|log|stdout|stderr)$/;

/** The extensions of files that are in these languages. */
const quotedFiles = /^(?:\w*sh|bats?|cmd|psm?1|txt|text|log|out|md|rst|adoc|csv|env|svg)$/;

const languageOf = (info: string) => /^[\w+#-]*/.exec(info)?.[0].toLowerCase() ?? '';

/** Whether a fence shows commands, output or changes. */
import { clearExtensions, extensionOf } from '../../files/index.ts';
export function showsNoFile(info: string): boolean {
  const language = languageOf(info);
  return changes.test(language) || quotations.test(language);
}

/** Whether a fence may show a file of this name. */
export function fitsFile(info: string, file: string): boolean {
  const [language, extension] = [languageOf(info), extensionOf(file)];
  if (changes.test(language)) return changes.test(extension);
  return (
    !quotations.test(language) || quotedFiles.test(extension) || !clearExtensions.has(extension)
  );
}
