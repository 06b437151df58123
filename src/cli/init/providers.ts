import { exampleModels } from '../../engines/model/catalog/index.ts';

/** A place where models are served. */
export interface KnownProvider {
  readonly name: string;
  /** RESOURCE stands for what only the user knows. */
  readonly baseUrl: string;
  /** A model to begin with; empty if none suits everyone. */
  readonly model: string;
  /** Where its keys are made. */
  readonly keys: string;
}

/** The providers to choose from. Any other is an address. */
export const knownProviders: readonly KnownProvider[] = [
  {
    ...{ name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', model: exampleModels.openai },
    keys: 'https://platform.openai.com/api-keys',
  },
  {
    ...{ name: 'Anthropic', baseUrl: 'https://api.anthropic.com' },
    ...{ model: exampleModels.anthropic, keys: 'https://platform.claude.com/settings/keys' },
  },
  {
    ...{ name: 'Gemini', baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai' },
    ...{ model: exampleModels.google, keys: 'https://aistudio.google.com/apikey' },
  },
  {
    ...{ name: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1', model: '' },
    keys: 'https://openrouter.ai/settings/keys',
  },
  {
    ...{ name: 'Azure', baseUrl: 'https://RESOURCE.openai.azure.com/openai/v1', model: '' },
    keys: 'https://ai.azure.com',
  },
];

/** Returns the provider at an address; `undefined` for any other. */
export function providerAtAddress(baseUrl: string): KnownProvider | undefined {
  const domain = (address: string) =>
    new URL(address).hostname.replace(/^[\w-]+(?=\.openai\.azure\.com$)/, '');
  return knownProviders.find((known) => domain(known.baseUrl) === domain(baseUrl));
}
