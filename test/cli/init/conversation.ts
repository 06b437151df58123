export const files = {
  'package.json': '{"scripts":{"test":"node --test"}}',
  'package-lock.json': '{}',
};
export const login = { email: 'agent@acme.test', token: 'token-of-jira' };
export const enter = '\r';
export const down = '\x1b[B';

/** The questions in their order, each with what somebody types. */
export const conversation: readonly (readonly [question: string, keys: string])[] = [
  ['Address of your Jira site', `https://acme.atlassian.net/${enter}`],
  ["E-mail address of the agent's Jira account", `agent@acme.test${enter}`],
  ['Key of the Jira project', `shop${enter}`],
  ['Who serves the model?', `${down}${enter}`],
  ['Model', enter],
  ['What starts work on a ticket?', `${down}${enter}`],
  ["Client ID of the agent's GitHub App", enter],
  ["token of the agent's Jira account", enter],
  ['API key for api.anthropic.com', `key-of-the-model${enter}`],
  ['waits for a review', `In Review${enter}`],
  ['Write the files and run the commands?', enter],
];

/** Answers question by question, `until` one that is cancelled. */
export function answers(until?: string, questions = conversation) {
  const left = [...questions];
  return (asked: string): string | undefined => {
    const [next] = left;
    if (next === undefined || !asked.includes(next[0])) return undefined;
    left.shift();
    return next[0] === until ? '\x03' : next[1];
  };
}
