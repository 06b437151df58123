import { reportThrown } from './runner.ts';

// To cancel a job, the runner sends SIGINT and waits 7.5 seconds: enough to report to the ticket.
const cancelled = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => cancelled.abort());

// Nothing awaits what throws here, so the job cannot go on.
process.once('uncaughtException', (thrown) => {
  // Later errors must not end the process before the first one is reported.
  process.on('uncaughtException', () => {});
  reportThrown(thrown, cancelled.signal).finally(() => process.exit(1));
});

try {
  // The runner's library reads the event while it is loaded, and throws if that fails.
  const { performMode } = await import('./modes.ts');
  await performMode(cancelled.signal);
} catch (thrown) {
  await reportThrown(thrown, cancelled.signal);
}
