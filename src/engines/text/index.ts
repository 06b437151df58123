export { breakCommands, removeCommands } from './bot-commands.ts';
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
export { nameCharacter, nameTwin } from './character-names.ts';
export { removeDirectives } from './directives.ts';
export { closest, digitsOf, distance, isTypo, meantWord, nearest } from './distance.ts';
export {
  type Block,
  bullets,
  type CodeBlock,
  code,
  type FoldedBlock,
  type Inline,
  joinTexts,
  type ListBlock,
  link,
  type ParagraphBlock,
  type Prose,
  paragraph,
  paragraphs,
  type QuoteBlock,
  strong,
  type TableBlock,
  text,
  titledCode,
  withCode,
} from './document.ts';
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
export { guarded, hideIn, redacted } from './hide-in.ts';
export {
  formatCodePoint,
  showControls,
  showDeceptive,
  showInvisible,
  unseen,
  visibleText,
  withoutInvisible,
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
export {
  boldMarkdown,
  clean,
  cleanCode,
  cleanCodeLine,
  cleanLine,
  escapeHtml,
  escapeMarkdown,
  linkTarget,
  pageUrl,
  plainLanguage,
  safeCodeSpan,
  safeFence,
  tameMarkdown,
  withoutForeignKeys,
  withoutLineBreaks,
} from './safe-text.ts';
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
export { anyTwin, isNearTwin, twinOf } from './twins.ts';
