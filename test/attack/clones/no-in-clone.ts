import { initIn } from '../clone-init.ts';

const questions = [
  ['Command that installs', '\r'],
  ['Command that tests', '\r'],
  ['Command that lints', '\r'],
  ['Create a GitHub App', 'n'],
  ["token of the agent's Jira account", '\r'],
  ['Run the commands?', 'n'],
] as const;

let next = 0;

export default initIn({
  aim: 'have their commands in the workflow, although the person reads them and says no',
  wall: 'consent',
  answer: (asked) => {
    const [question, keys] = questions[next] ?? questions[0];
    if (!asked.includes(question)) return undefined;
    next = (next + 1) % questions.length;
    return keys;
  },
  files: ({ mark }) => ({
    'package.json': JSON.stringify({ scripts: { test: mark, lint: mark } }),
  }),
});
