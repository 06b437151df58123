import type { ModelRequest } from '../../agent/ports.ts';
import type { Loss } from '../../core/run/index.ts';
import type { OpenAiSettings } from './client.ts';
import { firstDialect } from './dialect/index.ts';
import { hasPictures } from './message/index.ts';

/** What is known not to work before anything was asked. */
export interface StandingLosses {
  /** Returns those that a request meets for the first time. */
  readonly of: (request: ModelRequest) => readonly Loss[];
}

/** What settings ask of an endpoint and a model that are known not to have it. */
export function standingLosses(settings: OpenAiSettings): StandingLosses {
  const { efforts, pictures } = firstDialect(settings);
  const effort: Loss = {
    ability: 'reasoning-effort',
    instead: 'the provider chooses it',
    said: '',
  };
  const sight: Loss = { ability: 'pictures', instead: 'pictures are only named', said: '' };
  const pending = new Map<Loss, (request: ModelRequest) => boolean>([
    ...(settings.effort !== undefined && efforts?.length === 0
      ? [[effort, () => true] as const]
      : []),
    ...(pictures ? [] : [[sight, hasPictures] as const]),
  ]);
  return {
    of: (request) => {
      const met = [...pending].filter(([, meets]) => meets(request)).map(([loss]) => loss);
      for (const loss of met) pending.delete(loss);
      return met;
    },
  };
}
