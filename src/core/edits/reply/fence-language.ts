import { clearExtensions, extensionOf } from '../../repository/index.ts';

/** Languages of fences that show commands, output or changes, and seldom a file. */
const shown = {
  commands:
    /^(?:sh|bash|zsh|fish|shell(?:-?session)?|console|terminal|cmd|bat|powershell|pwsh|ps1)$/,
  output: /^(?:te?xt|plain(?:text)?|output|log|stdout|stderr)$/,
  changes: /^(?:u?diff|patch)$/,
} as const;

/** These languages, and the extensions of the files that are in them. */
const languages: readonly (readonly [RegExp, RegExp])[] = [
  [shown.commands, /^(?:\w*sh|bats?|cmd|psm?1)$/],
  [shown.output, /^(?:txt|text|log|out|md|rst|adoc|csv|env|svg)$/],
  [shown.changes, /^(?:diff|patch)$/],
];

/** What the first word after the signs of a fence says, in lower case: `python` of `python:src/a.py`. */
const languageOf = (info: string) => /^[\w+#-]*(?![\w.\\/+#-])/.exec(info)?.[0].toLowerCase() ?? '';

/** Whether a fence shows the changes of a file. */
export const showsChanges = (info: string): boolean => shown.changes.test(languageOf(info));

/** Whether a fence shows commands, output or changes. */
export const showsNoFile = (info: string): boolean =>
  Object.values(shown).some((form) => form.test(languageOf(info)));

/** Whether a fence may show a file of this name. */
export function fitsFile(info: string, file: string): boolean {
  const [, extensions] = languages.find(([names]) => names.test(languageOf(info))) ?? [];
  const extension = extensionOf(file);
  return extensions?.test(extension) !== false || !clearExtensions.has(extension);
}
