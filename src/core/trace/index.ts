export {
  eventWriter,
  type OutcomeEvent,
  outcomeEvent,
  type StepEvent,
  stepEvent,
  traceText,
} from './events.ts';
