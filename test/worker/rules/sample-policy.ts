import { type Decision, decide } from '../../../src/worker/rules/index.ts';
import {
  type Policy,
  readPolicy,
  readSettings,
  type SettingsBindings,
  type WorkerSettings,
} from '../../../src/worker/settings/index.ts';
import { parseWebhook } from '../../../src/worker/webhook/index.ts';

/** The policy of an operator who sets these variables, and one repository. */
export function policyOf(source: SettingsBindings = {}): Policy {
  return readPolicy({ GITHUB_REPOSITORY: 'acme/shop', TRIGGER_LABELS: 'fix-me', ...source });
}

/** Decides on a webhook that arrives as `delivery`. */
export function decideOn(payload: unknown, policy = policyOf(), delivery = 'd-1'): Decision {
  return decide(parseWebhook(payload), delivery, policy);
}

/** The settings of an operator who sets these variables, the secret and one repository. */
export function settingsOf(source: SettingsBindings = {}): WorkerSettings {
  const settings = readSettings({
    JIRA_WEBHOOK_SECRET: 'a secret of the tests',
    GITHUB_TOKEN: 'a-token',
    GITHUB_REPOSITORY: 'acme/shop',
    ...source,
  });
  if (settings instanceof Error) throw settings;
  return settings;
}
