import { amber, green, notChecked, red } from '../../core/diagnosis/index.ts';
import { type ModelTrial, tryModel } from '../../engines/model/index.ts';
import { modelsOfRun, readModel, type Settings } from '../../settings/index.ts';
import { type GroupProbes, once, type Probe } from './examine.ts';

interface ModelContext {
  readonly patience: number;
  /** Whether the workflow signs in with the identity of its job. */
  readonly hasIdentity: boolean;
}

/** Probes of the models of a run. One small call of each tells about everything. */
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
  const names = modelsOfRun(settings);
  const trial = once((signal) => tryModels(settings, signal, patience * 0.9));
  const unless =
    (of: NonNullable<ModelTrial['failure']>['of'], found: string): Probe =>
    async (signal) => {
      const { failure } = await trial(signal);
      return failure?.of === of ? red(failure.sentence) : green(found);
    };
  return {
    async endpoint(signal) {
      const { host } = new URL(read('base-url'));
      const { advice } = await trial(signal);
      if (advice !== undefined) return amber(`${host} answers here without a cache: ${advice}.`);
      return unless('endpoint', `${host} answers`)(signal);
    },
    key: unless('key', 'accepted'),
    'model-name': unless(
      'model-name',
      `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} accepted`,
    ),
    tools: async (signal) => {
      const { failure, callsTools } = await trial(signal);
      if (failure !== undefined) return red(failure.sentence);
      if (callsTools) return green('the tool was called');
      return amber(
        'The model replied without calling the tool. The agent also reads replies in text, but a model that calls tools makes fewer mistakes.',
      );
    },
  };
}

/** Asks each model; the first failure counts. */
async function tryModels(
  settings: Settings,
  signal: AbortSignal,
  patience: number,
): Promise<ModelTrial> {
  const asked = modelsOfRun(settings).map((model) =>
    tryModel({ ...readModel(settings), model }, signal, patience),
  );
  const tried = await Promise.all(asked);
  const failed = tried.find(({ failure }) => failure !== undefined);
  return failed ?? { ...tried[0], callsTools: tried.every(({ callsTools }) => callsTools) };
}
