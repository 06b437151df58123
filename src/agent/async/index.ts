export { raceAbort, settleAll, sleep } from './async.ts';
export { firstBytes, smallJson } from './first-bytes.ts';
