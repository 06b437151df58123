export { isCodeFile } from './code-files.ts';
export type { DefinitionKind, DefinitionNodes } from './definitions.ts';
export { languageOf } from './find.ts';
export type { Language, TreeRule } from './language.ts';
export { addsMisread } from './misread.ts';
export { extensionOf } from './path.ts';
