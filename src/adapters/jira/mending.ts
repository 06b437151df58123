/** What Jira says in its own words, and what a person can do about it. */
interface Mending {
  readonly said: RegExp;
  readonly advice: string;
}

/** The first that fits counts. */
const mendings: readonly Mending[] = [
  {
    said: /unbounded jql/i,
    advice: 'name a project in sweep-jql, so that Jira need not look through every ticket.',
  },
  {
    said: /\bjql\b.*(?:error|pars|invalid)|error in the jql|does not exist for the field|field '.*' does not exist or you do not have permission/i,
    advice: 'mend sweep-jql, after trying it in Jira’s own search.',
  },
  {
    said: /api has been removed/i,
    advice: 'let the workflow’s `uses:` name a newer version of the agent.',
  },
  {
    said: /only connect and oauth 2\.0 apps/i,
    advice:
      'no jira-token can register this webhook, so let an administrator add it under System, WebHooks.',
  },
  {
    said: /entered text is too long|exceeds the allowed limit/i,
    advice: 'let an administrator raise jira.text.field.character.limit to 32767.',
  },
  {
    said: /comment body is not valid/i,
    advice: 'check that jira-email is set for Jira Cloud, and left empty for Data Center.',
  },
  {
    said: /field .+ is required|cannot be set\. it is not on the appropriate screen|missing 'transition'|transition id '.*' is not valid/i,
    advice:
      'name another transition in transition-on-start, transition-on-pull-request or transition-on-merge, or change its screen.',
  },
];

/** What can be done about a refusal in these words: half a sentence that names the setting; `undefined` when unknown. */
export function mending(words: string): string | undefined {
  return mendings.find(({ said }) => said.test(words))?.advice;
}
