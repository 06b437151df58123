export { raceAbort, settleAll, sleep } from './async.ts';
export { type FirstBytes, firstBytes } from './first-bytes.ts';
