import type { MonthlyBudget } from '../core/ledger/index.ts';
import { defaultRules, efforts } from '../core/run/index.ts';
import { usualCaps } from '../engines/edits/index.ts';
import { exampleModels } from '../engines/model/catalog/index.ts';
import { reasoningEfforts } from '../engines/model/port/index.ts';
import {
  amount,
  endpointAddress,
  freeText,
  input,
  type Kind,
  lines,
  ofRun,
  option,
  optional,
  path,
  type Setting,
  secret,
  variable,
  whole,
  withInit,
  word,
} from './kinds.ts';
import { free, ofModel, ofPrice } from './work-tree.ts';

/** The most that the runs of a month may take: an amount of money, or a number of tokens. */
export const monthlyBudget: Kind<MonthlyBudget> = {
  ...freeText('an amount of money above 0, such as 50, or of tokens, such as 5000000 tokens'),
  parse: (given) => {
    const [, digits, unit] = /^(\d{1,12}(?:\.\d{1,9})?)(?: +(tokens))?$/.exec(given.trim()) ?? [];
    const most = Number(digits);
    if (!(most > 0) || (unit !== undefined && !Number.isInteger(most))) return null;
    return { unit: unit === undefined ? 'money' : 'tokens', most };
  },
};

/** The columns of a part of the identity that replaces a key. */
const ofIdentity = {
  kind: optional(freeText('the ID that the provider shows', /^[\w.:-]+$/)),
  places: [input('compared', 'work')],
};

/** Returns a limit for each effort, such as `2, 3 or 6`. */
function byEffort(limit: keyof (typeof efforts)['normal']): string {
  const { small, normal, thorough } = efforts;
  const [low, usual, high] = [small, normal, thorough].map((one) =>
    one[limit].toLocaleString('en'),
  );
  return `${low}, ${usual} or ${high}`;
}

/** The model, and how it is asked. */
export const modelSettings = {
  model: {
    kind: freeText(`the name of a model that the endpoint serves, such as ${exampleModels.openai}`),
    places: [input(ofModel, 'work'), option('NAME', withInit), variable('MODEL')],
    description: `Name of the model, as the endpoint knows it, such as ${exampleModels.openai} or, for a local Ollama, ${exampleModels.local}.`,
  },
  'review-model': {
    kind: optional(freeText('the name of a model that the endpoint serves')),
    places: [input('never', 'work'), option('NAME', ['run', 'doctor'])],
    description:
      'Model that reviews changes, at the same endpoint. Defaults to model. Then only given prices count.',
  },
  'api-key': {
    kind: optional(secret("the endpoint's API key")),
    places: [
      input('compared', 'work'),
      variable('OPENAI_API_KEY', 'API key of the endpoint. A local endpoint needs none.'),
    ],
    description:
      'API key of the endpoint, or a token that an earlier step has got. Omit it for a local endpoint, or in a job that signs in by its identity or as AWS.',
  },
  'identity-provider-id': {
    ...ofIdentity,
    description:
      'ID of the workload identity provider at OpenAI. Replaces api-key in a job with id-token: write.',
  },
  'service-account-id': {
    ...ofIdentity,
    description: 'ID of the service account that the job acts as, with identity-provider-id.',
  },
  'base-url': {
    kind: endpointAddress(
      'the address of a model endpoint, without credentials or a query, such as https://api.openai.com/v1',
    ),
    // An empty value may be a private endpoint that someone forgot to configure.
    default: { ifOmitted: 'https://api.openai.com/v1' },
    places: [input('compared', 'work'), option('URL', withInit), variable('OPENAI_BASE_URL')],
    description:
      'Address of the endpoint, such as https://api.anthropic.com, or http://localhost:11434/v1 for a local Ollama.',
  },
  api: {
    kind: word(['auto', 'responses', 'chat', 'messages']),
    default: 'auto',
    places: [input(free, 'work'), option('WORD', ['run', 'doctor']), variable('MODEL_API')],
    description:
      'Protocol of the endpoint: the Responses API, Chat Completions or the Messages API. auto: the one that it is known for.',
  },
  'reasoning-effort': {
    kind: optional(word(reasoningEfforts)),
    places: [input('never', 'work'), option('WORD', ['run', 'doctor'])],
    description: `How much the model thinks before it replies: ${reasoningEfforts.slice(0, -1).join(', ')} or ${reasoningEfforts.at(-1)}, as far as it knows them. Defaults to the provider's choice.`,
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** The lines of `plan-first`. */
const planFirstForm = /^(?:always|over [1-9]\d{0,3} files?|type .*\S)$/i;

/** The bounds of a run and of its change. */
export const limitSettings = {
  effort: {
    ...ofRun('lower', word(['small', 'normal', 'thorough']), 'WORD', 'normal'),
    description: `How much a run may do: the edits that the model may try, which are ${byEffort('maxAttempts')}, the calls of reading tools, which are ${byEffort('maxLooks')}, and the defaults of max-calls and max-tokens.`,
  },
  'max-calls': {
    ...ofRun('lower', whole(1, 200), 'N', { byEffort: 'maxCalls' }),
    description: `Requests to the model that a run may make, including retries. Defaults to ${byEffort('maxCalls')} by effort.`,
  },
  'max-tokens': {
    ...ofRun('lower', whole(1, 10_000_000), 'N', { byEffort: 'maxTokens' }),
    description: `Tokens that a run may use, prompts and replies together. Defaults to ${byEffort('maxTokens')} by effort.`,
  },
  'deadline-minutes': {
    kind: amount(300),
    default: String(defaultRules.maxMinutes),
    places: [input('lower', 'work', 'follow', 'sweep'), option('N')],
    description:
      'Minutes after which a run is stopped. A sweep skips tickets that a run may still be working on.',
  },
  'price-prompt': {
    ...ofRun(ofPrice, optional(amount()), 'PRICE'),
    description:
      'Price of a million prompt tokens, in any currency. Both prices replace the list prices that are built in.',
  },
  'price-completion': {
    ...ofRun(ofPrice, optional(amount()), 'PRICE'),
    description: 'Price of a million reply tokens.',
  },
  'max-cost': {
    ...ofRun('lower', optional(amount()), 'COST'),
    description:
      'A run that could cost more does not start. In the currency of the prices, US dollars for list prices. Requires both prices if the model has no list price.',
  },
  'monthly-budget': {
    kind: optional(monthlyBudget),
    places: [input('lower', 'work', 'sweep')],
    description:
      'The most that all runs of a month, in UTC, may take together: money in the currency of the prices, such as 50, or tokens, such as 5000000 tokens. A run that could take more than is left does not start.',
  },
  'safe-directory': {
    ...ofRun('within', path('a directory inside the repository'), 'DIR', '.'),
    description: 'Directory of the repository outside which nothing is read or changed.',
  },
  'protected-paths': {
    ...ofRun('add', lines('patterns in gitignore syntax'), 'PATTERN'),
    description:
      'Files that are never read or changed, as gitignore patterns, besides those that docs/privacy.md names.',
  },
  'plan-first': {
    ...ofRun('add', lines('always, over N files, or type and a name', planFirstForm), 'WHICH'),
    description:
      'Which plans wait until people agree to them, before any code is changed: always, for each of them; over 3 files, for one that names more; or type Story, for tickets of that type.',
  },
  'max-files': {
    ...ofRun('lower', whole(1, 1000), 'N', String(usualCaps.files)),
    description: 'Files that one change may touch.',
  },
  'max-lines': {
    ...ofRun('lower', whole(1, 100_000), 'N', String(usualCaps.lines)),
    description: 'Lines that one change may add and remove in total.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** What a run leaves besides its result. */
export const recordSettings = {
  trace: {
    kind: optional(path('a file')),
    places: [input('ignored', 'work'), option('FILE', ['run'])],
    description:
      'File for the record of the run: every prompt, reply and decision, a JSON object a line. By default, the Action writes one with digests in place of texts.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
