import { type ModelTrial, tryModel } from '../../adapters/openai/index.ts';
import { amber, green, notChecked, red } from '../../core/diagnosis/index.ts';
import { modelsOfRun, readModel, type Settings } from '../../settings/index.ts';
import { type GroupProbes, once, type Probe } from './examine.ts';

interface ModelContext {
  readonly patience: number;
  /** Whether the workflow signs in with the identity of its job. */
  readonly hasIdentity: boolean;
}

/** Probes of the model. One small call, and the endpoint's list, tell about everything. */
export function modelProbes(
  settings: Settings,
  { patience, hasIdentity }: ModelContext,
): GroupProbes<'model'> {
  const { read, show, isGiven } = settings;
  if (!isGiven('model')) return { absent: notChecked(`set ${show('model')}`) };
  if (hasIdentity) {
    return {
      absent: amber(
        'Not checked here: the workflow signs in with its identity, which only a job has.',
      ),
    };
  }
  // The list and the call together stay below the patience with one joint.
  const trial = once(async (signal) => tryModel(readModel(settings), signal, patience * 0.45));
  const unless =
    (of: NonNullable<ModelTrial['failure']>['of'], found: (trial: ModelTrial) => string): Probe =>
    async (signal) => {
      const tried = await trial(signal);
      return tried.failure?.of === of ? red(tried.failure.sentence) : green(found(tried));
    };
  return {
    endpoint: unless('endpoint', () => `${new URL(read('base-url')).host} answers`),
    key: unless('key', () => 'accepted'),
    'model-name': async (signal) => {
      const { failure, listed } = await trial(signal);
      if (failure?.of === 'model-name') return red(failure.sentence);
      const names = modelsOfRun(settings);
      const ids = new Set(listed);
      const [, reviewer] = names;
      if (reviewer !== undefined && ids.size > 0 && !ids.has(reviewer))
        return amber(`The endpoint does not list ${reviewer}: check ${show('review-model')}.`);
      const known = ids.has(read('model')) ? 'listed' : 'accepted';
      return green(`${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} ${known}`);
    },
    tools: async (signal) => {
      const { failure, reply } = await trial(signal);
      if (failure !== undefined) return red(failure.sentence);
      if (reply?.toolCalls.some(({ name }) => name === 'confirm'))
        return green('the tool was called');
      return amber(
        'The model replied without calling the tool. The agent also reads replies in text, but a model that calls tools makes fewer mistakes.',
      );
    },
  };
}
