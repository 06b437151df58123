import { type Loss, type ReasoningEffort, reasoningEfforts } from '../../../core/run/index.ts';
import { type Dialect, type LimitName, replyForms, ruleRoles } from './dialect.ts';
import { type Api, choices } from './providers.ts';

/** A dialect without what was refused, and what the run loses by it. */
export interface Change {
  readonly dialect: Dialect;
  readonly loss?: Omit<Loss, 'said'> | undefined;
}

/** Leaves something out of a dialect; `undefined` if it is out already. */
export type DialectChange = (dialect: Dialect) => Change | undefined;

/** Changes members of the dialect; `undefined` if they have these values already. */
function setting(
  dialect: Dialect,
  members: Partial<Dialect>,
  loss?: Change['loss'],
): Change | undefined {
  const changed = { ...dialect, ...members };
  return JSON.stringify(changed) === JSON.stringify(dialect)
    ? undefined
    : { dialect: changed, loss };
}

/** Returns a change that switches one ability off. */
export function without(
  name: 'forbidsTools' | 'strict' | 'cacheKey' | 'extras' | 'streamUsage' | 'store' | 'thoughts',
): DialectChange {
  return (dialect) => setting(dialect, { [name]: false });
}

export const withExtras: DialectChange = (dialect) => setting(dialect, { extras: true });

export const withoutMarks: DialectChange = (dialect) =>
  setting(
    dialect,
    { marks: 'none' },
    { ability: 'caching', instead: 'the provider chooses what is cached' },
  );

export const withoutStream: DialectChange = (dialect) =>
  setting(dialect, { streams: false }, { ability: 'streaming', instead: 'replies come whole' });

export const withoutPictures: DialectChange = (dialect) =>
  setting(
    dialect,
    { pictures: false },
    { ability: 'pictures', instead: 'pictures are only named' },
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

const unreasoned = {
  ability: 'reasoning-effort',
  instead: 'tools only without reasoning',
} as const;

/** Drops a name for the reply's limit, so that the next one is used. */
export function withoutLimit(name: LimitName): DialectChange {
  return (dialect) => {
    const [api] = dialect.apis;
    if (api === undefined) return undefined;
    const left = dialect.limits[api].filter((other) => other !== name);
    const loss = { ability: 'reply-limit', instead: 'the provider limits replies' } as const;
    const limits = { ...dialect.limits, [api]: left };
    return setting(dialect, { limits }, left.length === 0 ? loss : undefined);
  };
}

/** Limits replies to what the endpoint accepts; `undefined` if that is no less, or too little for a reply. */
export function limitedTo(tokens: number): DialectChange {
  return (dialect) =>
    tokens < leastReply || tokens >= (dialect.maxReply ?? Number.POSITIVE_INFINITY)
      ? undefined
      : setting(
          dialect,
          { maxReply: tokens },
          { ability: 'reply-limit', instead: `at most ${tokens.toLocaleString('en')} tokens` },
        );
}

/** A smaller reply holds no edit of a file. */
const leastReply = 1_000;

/** Insists less on a tool call. */
export const lessForced: DialectChange = (dialect) => {
  const choice = choices[choices.indexOf(dialect.choice) + 1] ?? 'auto';
  const loss = { ability: 'forced-tool', instead: 'the prompt alone asks for the call' } as const;
  return setting(dialect, { choice }, choice === 'auto' ? loss : undefined);
};

export const withoutTools: DialectChange = (dialect) =>
  dialect.form === 'tools'
    ? setting(
        dialect,
        { form: 'schema' },
        { ability: 'tools', instead: 'the model cannot look around' },
      )
    : undefined;

/** Asks for the form of the reply in the prompt alone. */
export const withoutFormat: DialectChange = (dialect) =>
  dialect.form === 'tools'
    ? undefined
    : setting(
        dialect,
        { form: 'prompt' },
        { ability: 'reply-form', instead: 'the prompt alone asks for JSON' },
      );

/** Asks for the form of the reply in the next way. */
export const looserForm: DialectChange = (dialect) => {
  if (dialect.form === 'tools') return undefined;
  const form = replyForms[replyForms.indexOf(dialect.form) + 1] ?? 'prompt';
  const loss = { ability: 'reply-schema', instead: 'replies may be any JSON object' } as const;
  return form === 'prompt' ? withoutFormat(dialect) : setting(dialect, { form }, loss);
};

/** Asks for what needs less of a grammar: a forced call needs one as well as a form. */
export const looserGrammar: DialectChange = (dialect) =>
  dialect.form === 'tools' ? (lessForced(dialect) ?? withoutTools(dialect)) : looserForm(dialect);

/** Gives the rules in the next role. */
export const otherRole: DialectChange = (dialect) =>
  setting(dialect, { rules: ruleRoles[ruleRoles.indexOf(dialect.rules) + 1] ?? 'user' });

/** Puts the rules into the first message of the user, and joins messages of one role. */
export const foldedRules: DialectChange = (dialect) => setting(dialect, { rules: 'user' });

/** Sends only the efforts that the endpoint names: none of them if it names none that we know. */
export function onlyEfforts(named: string): DialectChange {
  return (dialect) => {
    const words = new Set(named.toLowerCase().match(/[a-z]+/g) ?? []);
    const efforts = reasoningEfforts.filter((effort) => words.has(effort));
    const instead =
      efforts.length === 0 ? 'the provider chooses it' : `it takes only ${efforts.join(', ')}`;
    return setting(dialect, { efforts }, { ability: 'reasoning-effort', instead });
  };
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
    : setting(dialect, { unreasonedTools: true }, unreasoned);
};

/** The endpoint does not accept effort `none`, so that tools that need it are out. */
export function refusedEffort(effort: string, named: string): DialectChange {
  return (dialect) =>
    effort === 'none' && dialect.unreasonedTools && dialect.apis[0] === 'chat'
      ? withoutTools(dialect)
      : onlyEfforts(named)(dialect);
}

/**
 * Returns the effort nearest to a wanted one, the lower of two; `undefined` if none is accepted. Who wants thoughts
 * never gets `none`.
 */
export function nearestEffort(
  wanted: ReasoningEffort,
  { efforts: accepted = reasoningEfforts }: Pick<Dialect, 'efforts'>,
): ReasoningEffort | undefined {
  const efforts = wanted === 'none' ? accepted : accepted.filter((effort) => effort !== 'none');
  const distance = (effort: ReasoningEffort) =>
    Math.abs(reasoningEfforts.indexOf(effort) - reasoningEfforts.indexOf(wanted));
  return efforts.toSorted((a, b) => distance(a) - distance(b))[0];
}
