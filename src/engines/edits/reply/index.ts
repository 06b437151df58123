export { readHead } from './block-markers.ts';
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
export { outerFences } from './fence.ts';
export { noEdits, type ParsedEdits, parseEdits } from './parse.ts';
export { scanReply } from './scan.ts';
export { unescaperFor, unescapings } from './unescape.ts';
export { withWholeNames } from './whole-names.ts';
