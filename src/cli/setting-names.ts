/** What the settings that the adapters speak of are called at a terminal. */
const names: ReadonlyMap<string, string> = new Map([
  ['`api-key`', 'OPENAI_API_KEY'],
  ['`base-url`', '--base-url'],
  ['`model`', '--model'],
  ['`github-token`', 'GITHUB_TOKEN'],
  ['sweep-jql', '--jql'],
  ['jira-url', '--jira-url'],
  ['jira-email', 'JIRA_EMAIL'],
  ['jira-token', 'JIRA_TOKEN'],
  ['cloud-id', '--cloud-id'],
  ['ticket-fields', '--ticket-field'],
]);

/** A UserError's sentence with the action's inputs under the names that they have here. */
export function inTerminalNames(sentence: string): string {
  return sentence.replace(
    /`(?:api-key|base-url|model|github-token)`|(?<!-)\b(?:jira-(?:url|email|token)|cloud-id|ticket-fields|sweep-jql)\b/g,
    (name) => names.get(name) ?? name,
  );
}
