/** What the settings that the adapters speak of are called at a terminal. */
const names: ReadonlyMap<string, string> = new Map([
  ['api-key', 'OPENAI_API_KEY'],
  ['base-url', '--base-url'],
  ['model', '--model'],
  ['github-token', 'GITHUB_TOKEN'],
  ['setup-command', '--setup-command'],
  ['lint-command', '--lint-command'],
  ['test-command', '--test-command'],
  ['test-isolation', '--test-isolation'],
  ['test-environment', '--test-environment'],
  ['sweep-jql', '--jql'],
  ['jira-url', '--jira-url'],
  ['jira-email', 'JIRA_EMAIL'],
  ['jira-token', 'JIRA_TOKEN'],
  ['cloud-id', '--cloud-id'],
  ['ticket-fields', '--ticket-field'],
]);

/** Names in backticks, or such as are never a plain word. */
const named =
  /(?:\b[Tt]he input )?`(api-key|base-url|model|github-token|(?:setup|lint|test)-command|test-(?:isolation|environment))`|(?<!-)\b(jira-(?:url|email|token)|cloud-id|ticket-fields|sweep-jql)\b/g;

/** Whose environment, files and network the project's commands are kept from. */
const job = /(?<=\b(?:secrets|network|environment) of )the job\b|\bthe job(?='s files\b)/g;

/** A sentence of the adapters with the action's inputs, and the job, under the names that they have here. */
export function inTerminalNames(sentence: string): string {
  return sentence
    .replace(named, (whole, quoted?: string, bare?: string) => {
      return names.get(quoted ?? bare ?? '') ?? whole;
    })
    .replace(job, 'this user');
}
