export {
  fencedPassage,
  fitted,
  headed,
  type Passage,
  prose,
  type Section,
  stack,
} from './budgeted-text.ts';
export { clip } from './clip.ts';
export { codeSpan, linkTo } from './code-span.ts';
export { byteLength, excerpt } from './excerpt.ts';
export { editFingerprint, proseFingerprint, requestFingerprint, sha256Hex } from './fingerprint.ts';
export { fenced, joined, prefixed, tableOf, withoutLineBreaks } from './markdown-block.ts';
export { oneLine } from './one-line.ts';
export { estimateTokens } from './tokens.ts';
