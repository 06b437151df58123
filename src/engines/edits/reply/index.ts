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
export { noEdits, type ParsedEdits, parseEdits, withWholeNames } from './parse.ts';
export { unescaperFor, unescapings } from './unescape.ts';
