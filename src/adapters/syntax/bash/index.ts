export { reservedWordFindings } from './reserved-words.ts';
