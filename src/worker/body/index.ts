export { accountHash, bodyHash, readBody } from './body.ts';
