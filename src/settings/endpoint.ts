import { modelProfile } from '../engines/model/catalog/index.ts';
import type { Settings } from './table.ts';

/** Reads which model to ask, where and how. Throws UserError for the first setting that is not valid. */
export function readEndpoint(settings: Settings) {
  const { read } = settings;
  return {
    baseUrl: read('base-url'),
    model: read('model'),
    reviewModel: otherReviewer(settings),
    api: read('api'),
    effort: read('reasoning-effort'),
  };
}

/** The model for reviews, if it is another one. */
function otherReviewer({ read, isGiven }: Settings): string | undefined {
  const reviewer = read('review-model');
  return isGiven('model') && reviewer === read('model') ? undefined : reviewer;
}

/** Returns the names of the models that a run asks; a missing one is reported by itself. */
export function modelsOfRun(settings: Settings): readonly string[] {
  const { read, isGiven } = settings;
  const reviewer = otherReviewer(settings);
  return [
    ...(isGiven('model') ? [read('model')] : []),
    ...(reviewer === undefined ? [] : [reviewer]),
  ];
}

/** Returns the tokens that every model can read and write in one call; `undefined` if no source says. */
export function windowOfModels(settings: Settings): number | undefined {
  const windows = modelsOfRun(settings).map((name) => modelProfile(name).window);
  const known = windows.filter((window) => window !== 'unknown');
  return known.length === windows.length && known.length > 0 ? Math.min(...known) : undefined;
}

/** Returns the most tokens of one reply that suit the models. */
export function maxReplyOfModels(settings: Settings): number {
  const names = modelsOfRun(settings);
  return Math.max(
    ...(names.length === 0 ? [''] : names).map((name) => modelProfile(name).replyTokens),
  );
}
