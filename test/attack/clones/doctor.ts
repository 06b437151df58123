import { delimiter } from 'node:path';
import type { Files } from '../../support/repository.ts';
import type { Clone, CloneScene } from '../clone.ts';

/** A workflow that seems to run the agent, with these inputs of its step, as they stand in YAML. */
function workflowWith(
  inputs: Readonly<Record<string, string>>,
  uses = 'acme/jira-bug-fix-agent@v1',
): Files {
  const lines = Object.entries(inputs).map(([name, value]) => `          ${name}: ${value}`);
  const text = `name: CI
on: { repository_dispatch: { types: [jira-bug-fix] } }
jobs:
  fix:
    runs-on: ubuntu-latest
    steps:
      - uses: ${uses}
        with:
${lines.join('\n')}
`;
  return { '.github/workflows/ci.yml': text };
}

/** Clones in which a person runs `doctor`, stopped by the wall around clones if they name no other. */
const doctorIn = (
  clones: Readonly<Record<string, Omit<Clone, 'command' | 'wall'> & Partial<Pick<Clone, 'wall'>>>>,
): Readonly<Record<string, Clone>> =>
  Object.fromEntries(
    Object.entries(clones).map(([name, clone]) => [
      name,
      { wall: 'clone', command: 'doctor', ...clone },
    ]),
  );

/** An expression of GitHub, such as `secrets.JIRA_TOKEN`. */
const evaluated = (expression: string) => `\${{ ${expression} }}`;

/** Says that a stream lacks a text, in these words. */
const lacks =
  (stream: 'stdout' | 'stderr', text: string, otherwise: string) =>
  (scene: CloneScene): readonly string[] =>
    scene[stream].includes(text) ? [] : [otherwise];

/** Nobody has set these variables. */
const unset =
  (...names: readonly string[]) =>
  () =>
    Object.fromEntries(names.map((name) => [name, '']));

/** Clones in which a person runs `doctor`. */
export default doctorIn({
  'file-address': {
    aim: 'have the model asked elsewhere, by a settings file that is committed',
    wall: 'tightening',
    env: unset('OPENAI_BASE_URL'),
    files: ({ stranger }) => ({ '.jira-bug-fix.yml': `base-url: ${stranger.url}/v1\n` }),
    breaches: lacks('stderr', 'Move "base-url" from .jira-bug-fix.yml', 'the file was not refused'),
  },
  'git-in-clone': {
    aim: 'have their own git run, because the person looks for programs in the folder that they are in',
    wall: 'programs',
    env: () => ({ PATH: ['.', process.env.PATH].join(delimiter) }),
    files: ({ mark }) => ({ git: { text: `#!/bin/sh\n${mark}\n`, executable: true } }),
  },
  'model-address': {
    aim: "get the key of the model's endpoint at an address of the clone",
    env: unset('OPENAI_BASE_URL'),
    files: ({ stranger }) => workflowWith({ 'base-url': `${stranger.url}/v1`, model: 'gpt-5' }),
  },
  'named-from-elsewhere': {
    aim: 'get the key from a person who names the clone with --repo',
    isNamed: true,
    env: unset('OPENAI_BASE_URL'),
    files: ({ stranger }) => workflowWith({ 'base-url': `${stranger.url}/v1` }),
  },
  'other-secret-as-token': {
    aim: 'send another secret of the person to Jira',
    wall: 'expressions',
    env: unset('JIRA_TOKEN', 'JIRA_EMAIL'),
    files: () => workflowWith({ 'jira-token': evaluated('secrets.NPM_TOKEN') }),
  },
  'own-action': {
    aim: "pass off the clone's own action, or one in a folder, as the agent",
    env: unset('OPENAI_BASE_URL', 'JIRA_URL', 'JIRA_EMAIL'),
    files: ({ stranger }) => ({
      ...workflowWith(
        { 'base-url': `${stranger.url}/v1`, 'jira-url': stranger.url },
        './tools/jira-bug-fix-agent',
      ),
      'tools/jira-bug-fix-agent/action.yml': 'name: x\nruns: { using: node24, main: x.js }\n',
    }),
    breaches: lacks('stderr', 'which runs ./tools/jira-bug-fix-agent:', 'the action is not named'),
  },
  'plain-http': {
    aim: 'read the key on its way to an address without https, which the person has copied',
    wall: 'https',
    env: () => ({ OPENAI_BASE_URL: 'http://models.example/v1' }),
    files: () => workflowWith({}),
  },
  'secret-as-model': {
    aim: 'have a secret of the person printed and sent as the name of a model',
    wall: 'expressions',
    env: unset('MODEL'),
    files: () => workflowWith({ model: evaluated('secrets.CLOUDFLARE_API_TOKEN') }),
  },
});
