export { appJwt, pemOf, readAppKey } from './app-key.ts';
export { type TokenSource, tokenNow } from './token-source.ts';
