export { newHidden } from './hidden.ts';
export { residueProblems } from './residue.ts';
