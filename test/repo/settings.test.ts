import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readInputs } from '../../src/action/inputs.ts';
import { defaultRules } from '../../src/core/run/index.ts';
import { triggerReasons } from '../../src/dispatch.ts';
import {
  atTerminal,
  describeSetting,
  isRequired,
  literalDefault,
  modesOf,
  openSettings,
  readCredential,
  readFollow,
  readGitHub,
  readJira,
  readSweep,
  type SettingName,
  type Settings,
  settingNames,
  settingsTable,
} from '../../src/settings/index.ts';
import { secretNames, variableNames } from '../../src/worker/settings/index.ts';
import { parseAutomation, parseWebhook } from '../../src/worker/webhook/index.ts';
import { help } from '../cli/all-help.ts';
import { parseAction } from './action-metadata.ts';
import { tableUnder } from './markdown.ts';
import { projectText } from './project.ts';

const action = parseAction(projectText('action.yml'));

const inputs = settingNames.filter((name) => modesOf(name).length > 0);

/** Returns a default as in action.yml. */
function defaultOf(name: SettingName): string {
  const { default: declared } = settingsTable[name];
  const isEvaluated = typeof declared === 'object' && 'expression' in declared;
  return isEvaluated ? `\${{ ${declared.expression} }}` : literalDefault(name);
}

describe('action.yml', () => {
  it('declares the inputs of the table, in its order', () => {
    expect(Object.entries(action.inputs)).toEqual(
      inputs.map((name) => [
        name,
        {
          description: describeSetting(name, 'input'),
          ...(isRequired(name) && modesOf(name).length === 3 ? { required: true } : {}),
          ...(defaultOf(name) === '' ? {} : { default: defaultOf(name) }),
        },
      ]),
    );
  });

  it('fits the Marketplace, which shows 125 characters of the description', () => {
    expect(action.description.length).toBeLessThanOrEqual(125);
  });

  it('rejects an input without a description', () => {
    const text = projectText('action.yml').replace(/(jira-token:\n) +description: .*\n/, '$1');
    expect(() => parseAction(text)).toThrow(/description/);
  });
});

describe('the help', () => {
  const words = help.replaceAll(/\s+/g, ' ');

  it.each(settingNames)('describes the option or the variable of %s', (name) => {
    const { option, variable } = atTerminal(name);
    const short = option?.letter === undefined ? '' : `, -${option.letter}`;
    const title = option ? `--${option.name}${short} ${option.value}`.trimEnd() : variable;
    if (title !== undefined) expect(words).toContain(`${title} ${describeSetting(name, 'option')}`);
  });
});

describe('a row of the table', () => {
  it.each(settingNames)('%s accepts its own default', (name) => {
    const value = literalDefault(name);
    if (value !== '') expect(settingsTable[name].kind.parse(value)).not.toBeNull();
  });

  it.each(settingNames)('%s describes itself in a sentence', (name) => {
    expect(settingsTable[name].description).toMatch(/^[\w/].*\.$/);
    expect(`Set it to ${settingsTable[name].kind.wanted}.`).toMatch(/^[^\n|]+[^.]\.$/);
  });
});

describe('the settings that the table lists are read', () => {
  const given: Partial<Record<SettingName, string>> = {
    'jira-url': 'https://example.atlassian.net',
    'jira-email': 'agent@example.com',
    'sweep-jql': 'project = APP',
    ...{ 'jira-token': 't', 'github-token': 't', 'api-key': 't', model: 'm' },
    'base-url': 'https://api.openai.com/v1',
  };

  /** Returns the names of the settings that a function reads. */
  function readBy(read: (settings: Settings) => unknown, texts = given): ReadonlySet<SettingName> {
    const names = new Set<SettingName>();
    const settings = openSettings({ get: (name) => texts[name], show: (name) => name });
    read({
      ...settings,
      read: (name) => {
        names.add(name);
        return settings.read(name);
      },
    });
    return names;
  }

  it('in mode work, besides those that select the ticket', () => {
    const names = readBy((settings) => [readInputs(settings), readJira(settings)]);
    const expected = inputs.filter((name) => modesOf(name).includes('work'));
    const instead = readBy(readCredential, {
      ...{ 'identity-provider-id': 'id', 'service-account-id': 'id' },
    });
    const other = ['mode', 'ticket', 'command', 'trace'];
    const all = new Set([...names, ...instead, ...other]);
    expect([...all].toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['sweep', [readSweep]],
    ['follow', []],
  ] as const)('in mode %s', (mode, own) => {
    const names = readBy((settings) => [
      ...[...own, readFollow, readJira, readGitHub].map((part) => part(settings)),
      settings.read('publish'),
    ]);
    const expected = inputs.filter((name) => modesOf(name).includes(mode));
    expect([...names, 'mode'].toSorted()).toEqual(expected.toSorted());
  });
});

/** Compares the names of settings in the code with those in configuration and documents. */
describe('the Worker’s settings', () => {
  it('include exactly the variables in wrangler.toml', () => {
    const [, vars = ''] = projectText('wrangler.toml').split('[vars]');
    const [values = ''] = vars.split('\n[');
    const names = found(values, /^(?:# \[\[vars\.)?([A-Z_]+)(?: = |\]\])/gm);
    expect(names).toEqual(variableNames.toSorted());
  });

  it('include exactly the secrets in .dev.vars.example, which are empty', () => {
    const names = found(projectText('.dev.vars.example'), /^([A-Z_]+)=""$/gm);
    expect(names).toEqual(secretNames.toSorted());
  });

  it('include every secret that the documents set', () => {
    const texts = ['docs/worker.md', 'docs/jira.md'].map(projectText);
    const named = found(texts.join('\n'), /wrangler secret put ([A-Z_]+)/g);
    const required = ['JIRA_WEBHOOK_SECRET', 'GITHUB_TOKEN', 'STATUS_PASSWORD', 'AUTOMATION_TOKEN'];
    expect(named).toEqual(expect.arrayContaining(required));
    expect(named.filter((name) => !secretNames.some((known) => known === name))).toEqual([]);
  });

  it('are described for the deploy button', () => {
    const manifest = manifestSchema.parse(JSON.parse(projectText('package.json')));
    const described = Object.keys(manifest.cloudflare.bindings).toSorted();
    expect(described).toEqual([...variableNames, ...secretNames, 'INBOX'].toSorted());
  });
});

const manifestSchema = z.object({
  cloudflare: z.object({
    bindings: z.record(z.string(), z.object({ description: z.string().min(10) })),
  }),
});

function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted();
}

/** Compares what the documents say about triggers with what the Worker reads. */
describe('the triggers', () => {
  const jira = projectText('docs/jira.md');

  it('are the rows of docs/worker.md', () => {
    const rows = tableUnder(projectText('docs/worker.md'), 'What starts a run');
    expect(rows.map(([reason]) => reason)).toEqual(triggerReasons);
  });

  it('are what a rule of Jira Automation can send, by docs/jira.md', () => {
    const rows = tableUnder(jira, 'Without an administrator: Jira Automation');
    expect(rows.map(([reason]) => reason)).toEqual(triggerReasons);
    for (const reason of triggerReasons) {
      const body = { ticket: 'APP-1', ticketId: '1', site: 'a.test', time: '2026-01-01', reason };
      expect(parseAutomation(body)).toMatchObject({ kind: 'automation', reason });
    }
  });

  it('come from exactly the events that docs/jira.md subscribes to', () => {
    const rows = tableUnder(jira, 'The webhook');
    expect(rows.find(([field]) => field === 'Events')?.[1]).toBe(
      'Issue: created, updated. Comment: created',
    );
    const source = projectText('src/worker/webhook/event.ts');
    const read = [...source.matchAll(/^ +case '(.+)':/gm)].map(([, name = '']) => name);
    expect(read).toEqual(['jira:issue_created', 'jira:issue_updated', 'comment_created']);
    for (const webhookEvent of read) expect(parseWebhook({ webhookEvent }).kind).not.toBe('other');
  });
});

it.each(['README.md', 'docs/how-it-works.md'])('%s has the limits of the code', (document) => {
  const { maxCalls, maxTokens, maxMinutes } = defaultRules;
  expect(projectText(document)).toContain(
    `A run makes at most ${maxCalls} calls to the model, including retries, and uses at most ${maxTokens.toLocaleString('en')} tokens and ${maxMinutes} minutes.`,
  );
});
