export { headOf } from './block.ts';
export type { Edit, Refusal, Renaming, Replacement, WholeFile } from './edit.ts';
export { parseEdits, withoutReasoning } from './parse.ts';
export { unescaperFor } from './unescape.ts';
