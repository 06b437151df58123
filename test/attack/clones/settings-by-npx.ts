import { initIn } from '../clone-init.ts';

export default initIn(
  {
    aim: 'choose the registry, because npx hands the settings of the clone on to init as variables',
    wall: 'started',
    installed: ['gh'],
    env: ({ folder, stranger }) => ({
      npm_config_registry: `${stranger.url}/`,
      npm_config_cache: `${folder}/shop/cache`,
      npm_config_userconfig: `${folder}/shop/user.npmrc`,
    }),
    files: ({ stranger }) => ({ 'user.npmrc': `registry=${stranger.url}/\n` }),
  },
  '--yes',
);
