export { findDefinitions } from './definitions.ts';
