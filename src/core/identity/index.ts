export { appJwt, pemOf, readAppKey, type TokenSource, tokenNow } from './app-key.ts';
