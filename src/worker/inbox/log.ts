/** What a log line may contain: identities, states and counts. Never ticket text, never a secret. */
type LogFields = Readonly<Record<string, string | number>>;

/** Prints one JSON object per line, which the dashboard can search. Nothing else in the Worker prints. */
export function log(event: string, fields: LogFields): void {
  console.log(JSON.stringify({ event, ...fields }));
}
