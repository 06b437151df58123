export { type EmbeddedText, embeddedTexts } from './texts.ts';
