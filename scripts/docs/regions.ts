import { workflowFile } from '../../src/cli/init/workflow.ts';
import { outputsTable, settingsTables, workerTable } from './configuration.ts';
import { stopReasonsTable } from './stop-reasons.ts';

/** What can be generated: each region by its name in the documents. */
const regions: ReadonlyMap<string, () => string> = new Map([
  ['settings', settingsTables],
  ['outputs', outputsTable],
  ['worker', workerTable],
  ['stop-reasons', stopReasonsTable],
  ['workflow', () => fenced('yaml', workflowFile({ action: exampleAction, sweep }))],
]);

/** The Action as documents name it, because the account that hosts it is not known. */
const exampleAction = 'OWNER/jira-bug-fix-agent@v1';
const sweep = { cron: '17 * * * *', jql: 'project = APP AND issuetype = Bug' };

const region = /^<!-- npm run docs writes: ([\w-]+) -->\n(.*?)^<!-- end -->$/gms;

/** Returns a document with every region as the source has it. Throws for a region that is not known. */
export function withRegions(markdown: string): string {
  return markdown.replaceAll(region, (_, name: string) => {
    const content = regions.get(name);
    if (content === undefined) throw new Error(`no region is called ${name}`);
    return `<!-- npm run docs writes: ${name} -->\n\n${content().trim()}\n\n<!-- end -->`;
  });
}

/** Returns the names of the regions of a document. */
export function regionNames(markdown: string): readonly string[] {
  return [...markdown.matchAll(region)].map(([, name = '']) => name);
}

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\`\`\``;
