export { answerThrough, type NamedFile, planTool, verdictTool } from './answer-tool.ts';
export { explore } from './explore.ts';
export type { ReadTool } from './read-tool.ts';
export { listFiles, readFile, searchCode } from './repository-tools.ts';
export { callsIn } from './text-calls.ts';
export { readTicket, searchTickets } from './ticket-tools.ts';
