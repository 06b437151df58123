export { incomingAnswer } from './answer.ts';
export type { IncomingAnswer } from './collector.ts';
export { CutOffStream } from './streamed.ts';
