export { styleFindings } from './styles.ts';
