import type { ToolSpec } from '../../ports.ts';
import type { RunContext } from '../context/index.ts';
import { planTool, verdictTool } from './answer-tool.ts';
import type { ReadTool } from './read-tool.ts';
import { listFiles, readFile, searchCode } from './repository-tools.ts';
import { readTicket, searchTickets } from './ticket-tools.ts';

/** The read-only tools that the model is offered; those for tickets only with a ticket system. */
export function readTools({ tickets }: Pick<RunContext, 'tickets'>): readonly ReadTool[] {
  const inRepository = [readFile, searchCode, listFiles];
  return tickets === undefined ? inRepository : [...inRepository, searchTickets, readTicket];
}

/** Every tool that a request of the run may offer, in the same order each time. */
export function everyTool(context: Pick<RunContext, 'tickets'>): readonly ToolSpec[] {
  return [planTool.spec, ...readTools(context).map(({ spec }) => spec), verdictTool.spec];
}
