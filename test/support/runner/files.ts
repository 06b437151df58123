import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** Creates the files that a step writes its results to. Resolves to their paths by variable. */
export async function makeCommandFiles(folder: string) {
  const files = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_STATE: join(folder, 'state'),
    GITHUB_ENV: join(folder, 'env'),
    GITHUB_PATH: join(folder, 'path'),
  };
  await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
  return files;
}

/** Parses an output file of `name=value` and `name<<delimiter` entries. Throws on anything else. */
export function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, name = '', mark, rest = ''] = /^(.+?)(<<|=)(.*)$/.exec(line) ?? [];
    const end = mark === '<<' ? lines.indexOf(rest, at + 1) : at;
    if (line.trim() === '') continue;
    if (mark === undefined || end < 0) throw new Error(`not an output: ${line}`);
    outputs[name] = mark === '<<' ? lines.slice(at + 1, end).join('\n') : rest;
    at = end;
  }
  return outputs;
}

const Input = z.object({ default: z.union([z.string(), z.number(), z.boolean()]).optional() });
const Metadata = z.object({ inputs: z.record(z.string(), Input.nullable()).default({}) });

/**
 * Returns the variables for an action's inputs, with its defaults. Throws for an input that the metadata
 * lacks; the runner would only warn. Without metadata, any input is accepted.
 */
export async function inputVariables(
  given: Readonly<Record<string, string>>,
  metadata: URL,
  token: string,
): Promise<Record<string, string>> {
  const defaults = existsSync(metadata) ? await inputDefaults(metadata, token) : given;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(defaults, name));
  if (unknown !== undefined) throw new Error(`the action has no input ${unknown}`);
  const inputs = Object.entries({ ...defaults, ...given });
  return Object.fromEntries(inputs.map(([name, value]) => [variableOf(name), value]));
}

/** Replaces spaces but, like the runner, not hyphens. */
const variableOf = (input: string) => `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;

/** Reads the defaults; an input without one is empty. */
async function inputDefaults(metadata: URL, token: string): Promise<Record<string, string>> {
  const { inputs } = Metadata.parse(parse(await readFile(metadata, 'utf8')));
  const filled = Object.entries(inputs).map(([name, input]) => {
    const value = String(input?.default ?? '');
    return [name, value.replaceAll(/\$\{\{\s*github\.token\s*\}\}/g, () => token)] as const;
  });
  return Object.fromEntries(filled);
}
