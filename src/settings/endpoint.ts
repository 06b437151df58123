import { modelProfile } from '../core/models/index.ts';
import type { Settings } from './table.ts';

/** Reads which model to ask, where and how. Throws UserError for the first setting that is not valid. */
export function readEndpoint({ read }: Settings) {
  return {
    baseUrl: read('base-url'),
    model: read('model'),
    api: read('api'),
    effort: read('reasoning-effort'),
    patience: 1000 * read('reply-timeout-seconds'),
  };
}

/** Returns the tokens that the model can read and write in one call; `undefined` if no source says. */
export function windowOfModel({ read, isGiven }: Settings): number | undefined {
  const { window } = modelProfile(isGiven('model') ? read('model') : '');
  return window === 'unknown' ? undefined : window;
}

/** Reads the most tokens of one reply; by default those that suit the model. */
export function readMaxReply({ read, isGiven }: Settings): number {
  const model = isGiven('model') ? read('model') : '';
  return read('max-reply-tokens') ?? modelProfile(model).replyTokens;
}
