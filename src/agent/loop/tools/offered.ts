import type { ToolCall, ToolSpec } from '../../ports.ts';
import type { RunContext } from '../context/index.ts';
import { editTool, planTool, verdictTool } from './answer-tool.ts';
import { offeredName } from './offered-name.ts';
import type { ReadTool } from './read-tool.ts';
import { listFiles, readFile, searchCode } from './repository-tools.ts';
import { readTicket, searchTickets } from './ticket-tools.ts';

const inRepository = [readFile, searchCode, listFiles];
const inTickets = [searchTickets, readTicket];

/** The read-only tools that the model is offered; those for tickets only with a ticket system. */
export function readTools({ tickets }: Pick<RunContext, 'tickets'>): readonly ReadTool[] {
  return tickets === undefined ? inRepository : [...inRepository, ...inTickets];
}

/** Whether a call is of a reading tool, offered or not. */
export function isReadCall({ name }: ToolCall): boolean {
  const specs = [...inRepository, ...inTickets].map(({ spec }) => spec);
  return offeredName(name, specs) !== undefined;
}

/** Every tool that a request of the run may offer, in the same order each time. */
export function everyTool(context: Pick<RunContext, 'tickets' | 'edits'>): readonly ToolSpec[] {
  const reads = readTools(context).map(({ spec }) => spec);
  const edits = context.edits === 'v4a' ? [editTool.spec] : [];
  return [planTool.spec, ...reads, ...edits, verdictTool.spec];
}
