import { initIn } from '../clone-init.ts';

export default initIn(
  {
    aim: 'know the password of the status page, which a configuration in the clone sets',
    wall: 'configuration',
    files: () => ({
      '.jira-bug-fix/wrangler.toml': '[vars]\nSTATUS_PASSWORD = "known-to-the-attacker"\n',
    }),
    breaches: ({ after }) =>
      after.get('.jira-bug-fix/wrangler.toml')?.includes('known-to-the-attacker')
        ? ['the Worker gets a password that the attacker knows']
        : [],
  },
  '--yes',
  '--force',
);
