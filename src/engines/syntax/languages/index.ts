export type { DefinitionKind, DefinitionNodes } from './definitions.ts';
export { type EmbeddedText, embeddedTexts } from './embedded.ts';
export { findLanguage } from './find.ts';
export type { Grammar, Language, TreeRule } from './language.ts';
export { addsMisread, respelling } from './misread.ts';
export { languages } from './table.ts';
