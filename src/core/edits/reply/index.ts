export { headOf } from './block.ts';
export type {
  Deletion,
  Edit,
  Hunk,
  Hunks,
  Refusal,
  Renaming,
  Replacement,
  WholeFile,
} from './edit.ts';
export { noEdits, type ParsedEdits, parseEdits, withoutReasoning } from './parse.ts';
export { unescaperFor } from './unescape.ts';
