/** What the settings that the adapters speak of are called at a terminal. */
const names: ReadonlyMap<string, string> = new Map([
  ['`api-key`', 'OPENAI_API_KEY'],
  ['`base-url`', '--base-url'],
  ['`model`', '--model'],
  ['jira-url', '--jira-url'],
  ['jira-email', 'JIRA_EMAIL'],
  ['jira-token', 'JIRA_TOKEN'],
]);

/** A UserError's sentence with the action's inputs under the names that they have here. */
export function inTerminalNames(sentence: string): string {
  return sentence.replace(
    /`(?:api-key|base-url|model)`|(?<!-)\bjira-(?:url|email|token)\b/g,
    (name) => names.get(name) ?? name,
  );
}
