export {
  type BudgetedList,
  type BudgetedSection,
  type BudgetedText,
  budgetedCode,
  budgetedList,
  fitSections,
  headed,
  prose,
} from './budgeted-text.ts';
export { closest, digitsOf, distance, isTypo, nearest, nearestWord } from './distance.ts';
export { emptyTag, enclosed } from './enclosure.ts';
export {
  decodeBytes,
  type EncodedText,
  type Encoding,
  encodeText,
  foreignCharacters,
} from './encoding.ts';
export { proseFingerprint, requestFingerprint, sha256Hex } from './fingerprint.ts';
export { foldAccents, foldCase } from './fold.ts';
export { groupedBy } from './grouped.ts';
export { guarded, mapTexts, redacted } from './hide-in.ts';
export {
  clean,
  cleanCode,
  cleanCodeLine,
  cleanLine,
  formatCodePoint,
  showControls,
  showDeceptive,
  showInvisible,
  unseen,
  visibleText,
  withoutInvisible,
  withoutLineBreaks,
} from './invisible.ts';
export {
  isObject,
  isShallow,
  type Members,
  parseJson,
  readMembers,
  type Span,
  toMembers,
} from './json.ts';
export {
  codeLines,
  codeSpan,
  fenced,
  joined,
  linkTo,
  prefixed,
  writeMarkdownTable,
} from './markdown.ts';
export { counted, formatNumber } from './numbers.ts';
export { isPlaceholder } from './placeholders.ts';
export { retryAfterMs } from './retry-after.ts';
export { hideKeys, hideSecrets, isWeakSecret, redactor, secretAdder } from './secrets.ts';
export {
  byteLength,
  clip,
  clipLines,
  clipWithin,
  closed,
  excerpt,
  firstFew,
  firstLines,
  largestFitting,
  listNames,
  oneLine,
  summaryLine,
} from './shorten.ts';
export { withoutThoughts } from './thoughts.ts';
export { estimateTokens } from './tokens.ts';
