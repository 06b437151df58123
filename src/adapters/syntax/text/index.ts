export { residueFindings } from './residue.ts';
