export { newHidden } from './hidden.ts';
export { residueFindings } from './residue.ts';
