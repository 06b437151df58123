import { workflowFile } from '../../src/cli/init/workflow.ts';
import { outputsTable, settingsTables, workerTable } from './configuration.ts';
import { eventTables } from './events.ts';
import { inputsOfAction } from './inputs.ts';
import { namesTables } from './names.ts';
import { reactionsTable } from './reactions.ts';
import { stopReasonsTable } from './stop-reasons.ts';

/** What can be generated: each region by its name in the documents. */
const regions: ReadonlyMap<string, () => string> = new Map([
  ['inputs', inputsOfAction],
  ['settings', settingsTables],
  ['outputs', outputsTable],
  ['worker', workerTable],
  ['stop-reasons', stopReasonsTable],
  ['reactions', reactionsTable],
  ['events', eventTables],
  ['names', namesTables],
  [
    'workflow',
    () => fenced('yaml', workflowFile({ action: exampleAction, sweep, watched: ['CI'] })),
  ],
]);

/** The Action as documents name it, because the account that hosts it is not known. */
export const exampleAction = 'OWNER/jira-bug-fix-agent@v1';
const sweep = { cron: '17 * * * *', jql: 'project = APP AND issuetype = Bug' };

/** A region stands between two comments, of Markdown or of YAML. */
const region = /^(<!-- |# )npm run docs writes: ([\w-]+)( -->)?\n.*?^\1end\3$/gms;

/** Returns a document with every region as the source has it. Throws for a region that is not known. */
export function withRegions(document: string): string {
  return document.replaceAll(region, (_, open: string, name: string, close = '') => {
    const content = regions.get(name);
    if (content === undefined) throw new Error(`no region is called ${name}`);
    const gap = close === '' ? '\n' : '\n\n';
    const parts = [`${open}npm run docs writes: ${name}${close}`, content(), `${open}end${close}`];
    return parts.join(gap);
  });
}

/** Returns the names of the regions of a document. */
export function regionNames(document: string): readonly string[] {
  return [...document.matchAll(region)].map(([, , name = '']) => name);
}

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\`\`\``;
