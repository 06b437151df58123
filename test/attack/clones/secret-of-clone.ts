import { initIn } from '../clone-init.ts';

export default initIn(
  {
    aim: 'know the secret of the webhook, because one lies in the clone already',
    wall: 'kept',
    files: () => ({ '.jira-bug-fix/.secrets/JIRA_WEBHOOK_SECRET': 'known-to-the-attacker' }),
    breaches: ({ stored }) =>
      stored.after.includes('known-to-the-attacker')
        ? ['the Worker has a secret that the attacker knows']
        : [],
  },
  '--yes',
);
