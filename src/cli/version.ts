import manifest from '../../package.json' with { type: 'json' };

export const version = manifest.version;
