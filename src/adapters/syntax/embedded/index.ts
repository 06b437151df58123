export { type EmbeddedText, embeddedTexts, pageDoubt } from './texts.ts';
