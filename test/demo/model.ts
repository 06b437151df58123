/** The model that the demo asks: the scripted one, or the one that the environment names. */
export interface DemoModel {
  readonly isScripted: boolean;
  /** The Action's inputs for it. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Its name and endpoint. */
  readonly name: string;
}

/** Returns the model that MODEL names, at OPENAI_BASE_URL with OPENAI_API_KEY; otherwise the scripted one. */
export function demoModel(env: NodeJS.ProcessEnv): DemoModel {
  const { MODEL: model = '', OPENAI_API_KEY: key = '', OPENAI_BASE_URL: base = '' } = env;
  if (model === '') return { isScripted: true, inputs: {}, name: 'scripted' };
  const url = base || 'https://api.openai.com/v1';
  return {
    isScripted: false,
    inputs: { model, 'base-url': url, 'api-key': key },
    name: `${model} at ${new URL(url).host}`,
  };
}
