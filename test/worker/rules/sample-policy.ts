import { type Policy, readPolicy } from '../../../src/worker/settings/policy.ts';
import type { SettingsSource } from '../../../src/worker/settings/source.ts';

/** What an operator wants who sets these variables, and one repository. */
export function policyOf(source: SettingsSource = {}): Policy {
  return readPolicy({ GITHUB_REPOSITORY: 'acme/shop', TRIGGER_LABELS: 'fix-me', ...source });
}
