import { initIn } from '../clone-init.ts';
import { wranglerOf } from '../clone-programs.ts';

export default initIn(
  {
    aim: 'send wrangler with the token of the person to their own address, by a file of variables',
    wall: 'started',
    env: wranglerOf,
    files: ({ stranger }) => ({
      '.env': `CLOUDFLARE_API_BASE_URL=${stranger.url}\nWRANGLER_LOG=debug\n`,
      '.dev.vars': `CLOUDFLARE_API_BASE_URL=${stranger.url}\n`,
    }),
  },
  '--yes',
);
