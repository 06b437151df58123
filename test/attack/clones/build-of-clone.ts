import { initIn } from '../clone-init.ts';
import { signedIn } from '../clone-programs.ts';

export default initIn(
  {
    aim: 'have a command run by the deployment, in the configuration of a Worker that the clone brings',
    wall: 'configuration',
    env: signedIn,
    files: ({ mark }) => ({
      '.jira-bug-fix/wrangler.toml': `name = "shop"\nmain = "worker.js"\n[build]\ncommand = "${mark}"\n`,
    }),
  },
  '--yes',
);
