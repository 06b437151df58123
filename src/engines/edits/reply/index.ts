export type {
  Edit,
  Hunk,
  Hunks,
  PendingEdits,
  PlacedEdit,
  Refusal,
  Renaming,
  Replacement,
  WholeFile,
} from './edit.ts';
export { keepNamesWhole, noEdits, type ParsedEdits, parseEdits } from './parse.ts';
export { unescaperFor, unescapings } from './unescape.ts';
