import { openSettings, type SettingName, type Settings } from '../../settings/index.ts';
import type { CarriedOut } from './carry-out.ts';
import type { Survey } from './plan.ts';
import { fullName } from './setup.ts';

/**
 * Returns the settings with the answers and secrets of a set-up, which are kept nowhere else. The project's commands
 * are not among them: whoever runs those is asked.
 */
export async function settledSettings(
  { plan, workerUrl }: CarriedOut,
  { settings, run }: Survey,
): Promise<Settings> {
  const { setup, secrets, root } = plan;
  const { host } = setup.repository;
  const login = await run({ program: 'gh', args: ['auth', 'token', '--hostname', host] });
  const answers = new Map<SettingName, string | undefined>([
    ['repo', root],
    ['github', fullName(setup.repository)],
    ['github-api-url', setup.apiUrl],
    ['github-token', login.code === 0 ? login.stdout.trim() : secrets.get('GITHUB_TOKEN')],
    ['jira-url', setup.jiraUrl],
    ['jira-email', setup.jiraEmail],
    ['jira-token', secrets.get('JIRA_TOKEN')],
    ['sweep-jql', setup.trigger === 'webhook' ? undefined : setup.jql],
    ['model', setup.model],
    ['base-url', setup.baseUrl],
    ['insecure-hosts', setup.inputs['insecure-hosts']],
    ['api-key', secrets.get('MODEL_API_KEY')],
    ['webhook-secret', secrets.get('JIRA_WEBHOOK_SECRET')],
    ['worker-url', workerUrl],
  ]);
  const { show, isGiven, text } = settings;
  const answered = (name: SettingName) => (isGiven(name) ? undefined : answers.get(name));
  return openSettings({ get: (name) => answered(name) || text(name), show });
}
