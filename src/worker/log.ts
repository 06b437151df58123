/** What a log line may hold: identities, states and counts. Never ticket text, never a secret. */
export type LogFields = Readonly<Record<string, string | number>>;

/** The only place of the Worker that prints: one JSON object a line, which the dashboard can search. */
export function log(event: string, fields: LogFields = {}): void {
  console.log(JSON.stringify({ event, ...fields }));
}
