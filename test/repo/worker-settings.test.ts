import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { secretNames, variableNames } from '../../src/worker/settings/source.ts';
import { projectText } from './project.ts';

/** What the Worker is set up with has to be named alike where it is read and where it is described. */
describe('the Worker’s settings', () => {
  it('are variables that stand in wrangler.toml, and no others do', () => {
    const [, vars = ''] = projectText('wrangler.toml').split('[vars]');
    const [values = ''] = vars.split('\n[');
    const names = found(values, /^(?:# \[\[vars\.)?([A-Z_]+)(?: = |\]\])/gm);
    expect(names).toEqual(variableNames.toSorted());
  });

  it('are secrets that stand empty in .dev.vars.example, and no others do', () => {
    const names = found(projectText('.dev.vars.example'), /^([A-Z_]+)=""$/gm);
    expect(names).toEqual(secretNames.toSorted());
  });

  it('are secrets that the README tells to set, and no other name is set there', () => {
    const told = found(projectText('README.md'), /wrangler secret put ([A-Z_]+)/g);
    const needed = ['JIRA_WEBHOOK_SECRET', 'GITHUB_TOKEN', 'STATUS_PASSWORD', 'AUTOMATION_TOKEN'];
    expect(told).toEqual(expect.arrayContaining(needed));
    expect(told.filter((name) => !secretNames.some((known) => known === name))).toEqual([]);
  });

  it('are described for the button that deploys', () => {
    const manifest = manifestForm.parse(JSON.parse(projectText('package.json')));
    const described = Object.keys(manifest.cloudflare.bindings).toSorted();
    expect(described).toEqual([...variableNames, ...secretNames, 'INBOX'].toSorted());
  });
});

const manifestForm = z.object({
  cloudflare: z.object({
    bindings: z.record(z.string(), z.object({ description: z.string().min(10) })),
  }),
});

function found(text: string, form: RegExp): readonly string[] {
  return [...text.matchAll(form)].map(([, name = '']) => name).toSorted();
}
