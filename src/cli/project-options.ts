import { type ProjectSettings, readProjectSettings } from '../adapters/sandbox/index.ts';
import type { Caps } from '../core/edits/index.ts';
import { UserError } from '../core/user-error.ts';
import { readCaps, type Settings } from '../settings/index.ts';

/** What the options say of the change and of the project's own commands that try it. */
export interface ProjectOptions {
  readonly project: ProjectSettings;
  readonly caps: Caps;
}

/** The variables in which this program is given its secrets. */
const secrets: ReadonlySet<string> = new Set(['OPENAI_API_KEY', 'JIRA_TOKEN', 'GITHUB_TOKEN']);

/** Rejects the first option that is wrong, and a secret among the variables, with a UserError. */
export function readProjectOptions(settings: Settings): ProjectOptions {
  const project = readProjectSettings(settings);
  const secret = project.environment.find((name) => secrets.has(name));
  if (secret !== undefined) {
    throw new UserError(
      `Take ${secret} out of --test-environment: code under test must not see a secret.`,
    );
  }
  return { project, caps: readCaps(settings) };
}
