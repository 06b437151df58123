export {
  type Dialect,
  type DialectSource,
  firstDialect,
  nearestEffort,
} from './dialect.ts';
export { type Api, choices, type ReplyForm, ruleRoles } from './providers.ts';
