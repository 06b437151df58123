export { incomingAnswer } from './answer.ts';
export { AnswerTooLong, type IncomingAnswer } from './collector.ts';
export { CutOffStream } from './streamed.ts';
