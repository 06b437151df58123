export { authorize } from './access.ts';
export { pageAnswer } from './page.tsx';
