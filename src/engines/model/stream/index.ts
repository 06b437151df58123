export { CutOffStream, incomingAnswer } from './answer.ts';
export { AnswerTooLong, type IncomingAnswer } from './collector.ts';
