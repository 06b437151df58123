import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { secretNames, variableNames } from '../../src/worker/settings/source.ts';
import { projectText } from './project.ts';

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
