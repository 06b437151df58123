export { expressionFindings } from './expressions.ts';
export { type EmbeddedText, embeddedTexts } from './texts.ts';
