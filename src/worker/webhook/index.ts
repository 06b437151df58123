export { asksByCommand, writtenComment } from './comment.ts';
export { at, listAt, textAt } from './json.ts';
export { addsLabel } from './label.ts';
export { bulkSize, eventName, hostOf, personAt, texts, ticketFacts } from './payload.ts';
export { reopens } from './reopening.ts';
