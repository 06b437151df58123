export { raceAbort, settleAll, sleep } from './async.ts';
