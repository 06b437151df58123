/** The protocols of an endpoint: the routes `/responses`, `/chat/completions` and `/v1/messages`. */
export type Api = 'responses' | 'chat' | 'messages';

/** What a request can say of the tool that must be called, the most exact first. */
export const choices = ['allowed', 'required', 'auto'] as const;

/** The ways to ask for an answer of a given form, the most reliable first. */
export type ReplyForm = 'tools' | 'schema' | 'prompt';

/** The roles of the rules, the usual first; for `user`, they begin the first message of the user. */
export const ruleRoles = ['system', 'developer', 'user'] as const;

/** How one provider's endpoint differs from others. What a row gets wrong, a refusal corrects. */
export interface Provider {
  readonly name: string;
  /** Matches host and port of its addresses. */
  readonly hosts: RegExp;
  /** Matches the paths of its addresses; missing if all do. */
  readonly paths?: RegExp;
  /** The protocols that it may speak, the better one first. */
  readonly apis: readonly Api[];
  /** `allowed` if it can be offered every tool and told which of them may be called. */
  readonly choice: (typeof choices)[number];
  /** What it does with a reasoning effort. */
  readonly effort: 'used' | 'ignored';
  /** Whether it takes a key by which prompts of one run are cached together. */
  readonly cacheKey: boolean;
  /** How the end of a prefix is marked where writing to the cache costs money. */
  readonly marks: 'prompt_cache_breakpoint' | 'cache_control' | 'none';
  /** Whether it wants unknown members of its messages back, such as signatures of thoughts. */
  readonly extras: boolean;
  /** An address of the same provider that does more. */
  readonly better?: string | undefined;
}

/** The columns of most endpoints: what they do not know, they ignore or refuse by name. */
const usual = {
  apis: ['chat', 'responses'],
  choice: 'required',
  effort: 'used',
  cacheKey: false,
  marks: 'none',
  extras: false,
} as const;

/** The columns of endpoints that serve OpenAI's models as OpenAI does. */
const likeOpenAi = {
  ...usual,
  apis: ['responses', 'chat'],
  cacheKey: true,
} as const;

/** The columns of Claude as its maker serves it. Tools are a part of what is cached, so that all are offered each time. */
const claude = {
  ...usual,
  apis: ['messages'],
  choice: 'allowed',
  marks: 'cache_control',
} as const;

/** By the documentation of each, November 2026. Local programs are known by their usual ports. */
const providers: readonly Provider[] = [
  { name: 'Anthropic', hosts: /(?:^|\.)api\.anthropic\.com$/, paths: /^\/$/, ...claude },
  // Bedrock and Azure, then Vertex.
  {
    ...{ name: 'Claude in a cloud', hosts: /$/, ...claude },
    paths: /\/anthropic(?:\/v1)?\/?$|\/publishers\/anthropic\/models\/?$/,
  },
  {
    name: 'OpenAI',
    hosts: /(?:^|\.)api\.openai\.com$/,
    ...likeOpenAi,
    choice: 'allowed',
    marks: 'prompt_cache_breakpoint',
  },
  {
    name: 'Azure',
    hosts: /\.(?:openai\.azure|services\.ai\.azure|cognitiveservices\.azure)\.(?:com|us|cn)$/,
    ...likeOpenAi,
  },
  {
    name: 'Bedrock',
    hosts: /^bedrock-(?:mantle\.[\w-]+\.api\.aws|runtime\.[\w-]+\.amazonaws\.com)$/,
    ...likeOpenAi,
  },
  {
    name: 'Vertex',
    hosts: /(?:^|[.-])aiplatform\.googleapis\.com$/,
    ...usual,
    apis: ['responses', 'chat'],
    extras: true,
  },
  {
    name: 'OpenRouter',
    hosts: /(?:^|\.)openrouter\.ai$/,
    ...usual,
    marks: 'cache_control',
    extras: true,
  },
  {
    name: 'Anthropic',
    hosts: /(?:^|\.)api\.anthropic\.com$/,
    ...usual,
    apis: ['chat'],
    effort: 'ignored',
    better: 'https://api.anthropic.com',
  },
  {
    name: 'Gemini',
    hosts: /^generativelanguage\.googleapis\.com$/,
    ...usual,
    apis: ['chat'],
    extras: true,
  },
  {
    name: 'DeepSeek',
    hosts: /(?:^|\.)api\.deepseek\.com$/,
    ...usual,
    apis: ['chat'],
    extras: true,
  },
  { name: 'Ollama', hosts: /:11434$|(?:^|\.)ollama\.com$/, ...usual },
  { name: 'vLLM', hosts: /:8000$/, ...usual },
  { name: 'LM Studio', hosts: /:1234$/, ...usual, apis: ['chat'] },
];

/** The names of all rows, each with a section in the documentation. */
export const providerNames: readonly string[] = [...new Set(providers.map(({ name }) => name))];

/** The row of hosts that no other names. */
const unknownProvider: Provider = { name: 'unknown', hosts: /$/, ...usual };

/** Returns the row of an address; OpenAI's own by default. */
export function providerAt(address = 'https://api.openai.com/v1'): Provider {
  const { host, pathname } = URL.canParse(address) ? new URL(address) : unknownAddress;
  const isAt = ({ hosts, paths = /^/ }: Provider) =>
    hosts.test(host.toLowerCase()) && paths.test(pathname);
  return providers.find(isAt) ?? unknownProvider;
}

const unknownAddress = { host: '', pathname: '' };

/** Returns how a provider is asked by this protocol, whatever it is known for. */
export function asSpoken(provider: Provider, api: Api): Provider {
  const isUsual = provider.apis.includes('messages') === (api === 'messages');
  const columns = api === 'messages' ? claude : usual;
  return { ...provider, ...(isUsual ? {} : columns), apis: [api] };
}
