export { raceAbort, settleAll, sleep } from './async.ts';
export { firstBytes } from './first-bytes.ts';
