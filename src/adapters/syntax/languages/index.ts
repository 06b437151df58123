export { isCodeFile } from './code-files.ts';
export { languageOf } from './find.ts';
export type { Grammar, Language, StrictParser, TreeRule } from './language.ts';
export { extensionOf } from './path.ts';
