import { type Command, program } from '../terminal/index.ts';
import { readSweepRequest, type SweepRequest } from './request.ts';

/** Finds the tickets that are due, and can start a workflow for each. */
export const sweepCommand: Command<SweepRequest> = {
  synopsis: 'sweep --jql QUERY [options]',
  sentence: 'Lists the tickets in Jira that are due, and can start a workflow for each.',
  details: [],
  examples: [
    `${program} sweep --jql 'project = APP AND issuetype = Bug'`,
    `${program} sweep --jql 'project = APP' --dispatch acme/shop`,
  ],
  read: readSweepRequest,
  async perform(request, signal) {
    const { sweepFromCli } = await import('./sweep.ts');
    return sweepFromCli(request, signal);
  },
};
