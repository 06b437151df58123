export {
  type Dialect,
  firstDialect,
  type LimitName,
  nearestEffort,
  type ReplyForm,
  replyForms,
  ruleRoles,
} from './dialect.ts';
export { type Api, choices } from './providers.ts';
