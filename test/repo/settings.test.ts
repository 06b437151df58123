import { describe, expect, it } from 'vitest';
import { readJiraSettings } from '../../src/adapters/jira/named-settings.ts';
import { readProjectSettings } from '../../src/adapters/sandbox/named-settings.ts';
import { readCaps } from '../../src/settings/cap-settings.ts';
import { readRules } from '../../src/settings/rules.ts';
import { parseAction } from './action-metadata.ts';
import { tableUnder } from './markdown.ts';
import { filesBelow, projectText } from './project.ts';

const action = parseAction(projectText('action.yml'));
const readme = projectText('README.md');
const source = filesBelow('src/action').map(projectText).join('\n');

describe('inputs', () => {
  const rows = Object.entries(action.inputs).map(([name, input]) => [
    name,
    input.required ? 'required' : (input.default ?? ''),
    input.description,
  ]);

  it('stand in the README as action.yml declares them', () => {
    expect(tableUnder(readme, 'Inputs')).toEqual(rows);
  });

  it('are read by the Action, each of them, and no other', () => {
    const read = [...inputsRead(source), ...settingsRead()].toSorted();
    expect(read).toEqual(Object.keys(action.inputs).toSorted());
  });

  it('have no default where they are required', () => {
    const both = Object.values(action.inputs).filter((input) => input.required && input.default);
    expect(both).toEqual([]);
  });
});

describe('outputs', () => {
  it('stand in the README as action.yml declares them', () => {
    const rows = Object.entries(action.outputs).map(([name, { description }]) => [
      name,
      description,
    ]);
    expect(tableUnder(readme, 'Outputs')).toEqual(rows);
  });

  it('are set by the Action, each of them, and no other', () => {
    expect(outputsSet(source)).toEqual(Object.keys(action.outputs).toSorted());
  });
});

describe('the comparison', () => {
  it('would see an input or output that is not declared', () => {
    const more = `${source}\nrequired(\n  'colour',\n  'a colour');\ncore.setOutput('mood', 1);`;
    expect(inputsRead(more)).toContain('colour');
    expect(outputsSet(more)).toContain('mood');
  });

  it('would see a default that differs', () => {
    const other = readme.replace('| `max-attempts` | `3` |', '| `max-attempts` | `4` |');
    expect(tableUnder(other, 'Inputs')).not.toEqual(tableUnder(readme, 'Inputs'));
  });

  it('refuses an input without a description', () => {
    const text = projectText('action.yml').replace(/(jira-token:\n) +description: .*\n/, '$1');
    expect(() => parseAction(text)).toThrow(/description/);
  });
});

/** The names of the settings that the command line reads in the same way: of bounds and of Jira. */
function settingsRead(): readonly string[] {
  const names = new Set<string>();
  const recorded = (values: Readonly<Record<string, string>>) => ({
    get: (name: string) => {
      names.add(name);
      return values[name] ?? '';
    },
    show: (name: string) => name,
  });
  readRules(recorded({}));
  readProjectSettings(recorded({}));
  readCaps(recorded({}));
  const account = { 'jira-email': 'agent@example.com', 'jira-token': 'token' };
  readJiraSettings(recorded({ 'jira-url': 'https://example.atlassian.net', ...account }));
  return [...names];
}

/** The names that the source asks the runner for, by the functions that take an input's name. */
function inputsRead(text: string): readonly string[] {
  return named(
    text,
    /\b(?:getInput|getMultilineInput|required|webAddress|targetInput|(?:whole|word|lines)Setting)\(\s*(?:inputs,\s*)?'([\w-]+)'/g,
  );
}

function outputsSet(text: string): readonly string[] {
  return named(text, /\bsetOutput\(\s*'([\w-]+)'/g);
}

function named(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].toSorted();
}
