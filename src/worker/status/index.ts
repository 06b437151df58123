export { admit } from './access.ts';
export { pageAnswer } from './answer.ts';
