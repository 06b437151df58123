import manifest from '../../package.json' with { type: 'json' };

/** The project's own repository on GitHub, as `owner/name`. */
export const repositoryName = new URL(manifest.repository.url.replace('git+', '')).pathname
  .slice(1)
  .replace('.git', '');
