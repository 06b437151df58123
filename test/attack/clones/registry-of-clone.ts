import { initIn } from '../clone-init.ts';

export default initIn(
  {
    aim: 'get a token of the person, by a registry in the settings of npm that a clone brings',
    wall: 'started',
    installed: ['gh'],
    files: ({ stranger }) => ({
      '.npmrc': [
        `registry=${stranger.url}/`,
        `${stranger.url.replace('http:', '')}/:_authToken=\${CLOUDFLARE_API_TOKEN}`,
      ].join('\n'),
      'package.json': '{ "name": "shop" }',
    }),
  },
  '--yes',
);
