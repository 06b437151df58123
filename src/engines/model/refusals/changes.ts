import { type Api, choices, type Dialect, ruleRoles } from '../dialect/index.ts';
import { type Ability, type Loss, type ReasoningEffort, reasoningEfforts } from '../port/index.ts';

/** A dialect without what was refused, and what the run loses by it. */
export interface Change {
  readonly dialect: Dialect;
  readonly loss?: Omit<Loss, 'said'> | undefined;
}

/** Leaves something out of a dialect; `undefined` if it is out already. */
export type DialectChange = (dialect: Dialect) => Change | undefined;

/** What a run loses, and what it does in its place. */
const losing = (ability: Ability, instead: string): Change['loss'] => ({ ability, instead });

/** Returns a change of members of the dialect, which applies unless they have these values already. */
function changing(members: Partial<Dialect>, loss?: Change['loss']): DialectChange {
  return (dialect) => {
    const changed = { ...dialect, ...members };
    return JSON.stringify(changed) === JSON.stringify(dialect)
      ? undefined
      : { dialect: changed, loss };
  };
}

/** Applies changes one after the other, as far as they apply; the last loss counts. */
export function all(changes: readonly DialectChange[]): DialectChange {
  return (dialect) =>
    changes.reduce<ReturnType<DialectChange>>((before, next) => {
      const changed = next(before?.dialect ?? dialect);
      return changed === undefined ? before : { loss: before?.loss, ...changed };
    }, undefined);
}

/** Returns a change that switches one ability off. */
export function without(
  name: 'forbidsTools' | 'cacheKey' | 'extras' | 'streamUsage' | 'store' | 'thoughts',
): DialectChange {
  return changing({ [name]: false });
}

export const withExtras = changing({ extras: true });

export const withoutMarks = changing(
  { marks: 'none' },
  losing('caching', 'the provider chooses what is cached'),
);

export const withoutStream = changing(
  { streams: false },
  losing('streaming', 'replies come whole'),
);

export const withoutPictures = changing(
  { pictures: false },
  losing('pictures', 'pictures are only named'),
);

export const withoutThinking = changing(
  { thoughts: false },
  losing('reasoning-effort', 'the model decides whether it thinks'),
);

/** Rules out a protocol, if there is another. */
export function withoutApi(api: Api): DialectChange {
  return (dialect) => {
    const { apis, unreasonedTools } = dialect;
    if (apis[0] !== api || apis.length === 1) return undefined;
    const isThoughtLost = unreasonedTools && apis[1] === 'chat';
    return {
      dialect: { ...dialect, apis: apis.slice(1), proven: false },
      loss: isThoughtLost ? unreasoned : undefined,
    };
  };
}

const unreasoned = losing('reasoning-effort', 'tools only without reasoning');

/** Drops the name that is in use for the reply's limit, so that the next one is. */
export const withoutLimit: DialectChange = (dialect) => {
  const [api = 'chat'] = dialect.apis;
  const left = dialect.limits[api].slice(1);
  const loss = losing('reply-limit', 'the provider limits replies');
  const limits = { ...dialect.limits, [api]: left };
  return changing({ limits }, left.length === 0 ? loss : undefined)(dialect);
};

/** Limits replies to what the endpoint accepts; `undefined` if that is no less, or too little for a reply. */
export function limitedTo(tokens: number): DialectChange {
  const limit = changing(
    { maxReply: tokens },
    losing('reply-limit', `at most ${tokens.toLocaleString('en')} tokens`),
  );
  return (dialect) =>
    tokens < leastReply || tokens >= (dialect.maxReply ?? Number.POSITIVE_INFINITY)
      ? undefined
      : limit(dialect);
}

/** A smaller reply holds no edit of a file. */
const leastReply = 1_000;

/** Insists less on a tool call. */
export const lessForced: DialectChange = (dialect) => {
  const choice = choices[choices.indexOf(dialect.choice) + 1] ?? 'auto';
  const loss = losing('forced-tool', 'the prompt alone asks for the call');
  return changing({ choice }, choice === 'auto' ? loss : undefined)(dialect);
};

export const withoutTools: DialectChange = (dialect) =>
  dialect.form === 'tools'
    ? changing(
        { form: 'schema' },
        losing('tools', 'the model cannot look around; `model` can name one that calls tools'),
      )(dialect)
    : undefined;

/** Asks for the form of the reply in the prompt alone; a forced call has a form as well. */
export const withoutFormat: DialectChange = (dialect) =>
  dialect.form === 'tools'
    ? (lessForced(dialect) ?? withoutTools(dialect))
    : changing({ form: 'prompt' }, losing('reply-form', 'the prompt alone asks for JSON'))(dialect);

/** Gives the rules in the next role. */
export const otherRole: DialectChange = (dialect) =>
  changing({ rules: ruleRoles[ruleRoles.indexOf(dialect.rules) + 1] ?? 'user' })(dialect);

/** Puts the rules into the first message of the user, and joins messages of one role. */
export const foldedRules = changing({ rules: 'user' });

/**
 * Sends an effort that the endpoint names, but not the one that was sent: none if it names no other. Where tools come
 * without reasoning, no other effort will do.
 */
export function otherEffort(said: string, sent: ReasoningEffort | undefined): DialectChange {
  const words = new Set(said.toLowerCase().match(/[a-z]+/g) ?? []);
  const named = reasoningEfforts.filter((effort) => words.has(effort) && effort !== sent);
  return (dialect) => {
    const isForTools = dialect.unreasonedTools && sent === 'none';
    return (
      (isForTools ? withoutTools(dialect) : onlyEfforts(named)(dialect)) ?? onlyEfforts([])(dialect)
    );
  };
}

function onlyEfforts(efforts: readonly ReasoningEffort[]): DialectChange {
  const instead =
    efforts.length === 0 ? 'the provider chooses it' : `it takes only ${efforts.join(', ')}`;
  return changing({ efforts }, losing('reasoning-effort', instead));
}

/** Where a protocol refuses tools while the model thinks: the other protocol, else no thoughts, else no tools. */
export const unreasonedTools: DialectChange = (dialect) => {
  if (dialect.apis[0] !== 'chat') return undefined;
  if (dialect.apis.includes('responses')) {
    const apis = ['responses', 'chat'] as const;
    return { dialect: { ...dialect, apis, unreasonedTools: true, proven: false } };
  }
  return dialect.unreasonedTools
    ? withoutTools(dialect)
    : changing({ unreasonedTools: true }, unreasoned)(dialect);
};
