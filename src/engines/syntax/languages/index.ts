export type { DefinitionKind, DefinitionNodes } from './definitions.ts';
export type { EmbeddedText } from './embedded.ts';
export { findLanguage } from './find.ts';
export type { Grammar, Language, TreeRule } from './language.ts';
export { addsMisread } from './misread.ts';
