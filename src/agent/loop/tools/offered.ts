import type { ToolSpec } from '../../ports.ts';
import type { RunContext } from '../context/index.ts';
import { editTool, planTool, verdictTool } from './answer-tool.ts';
import { findSymbol } from './find-symbol.ts';
import { listFiles } from './list-files.ts';
import { readFile } from './read-file.ts';
import type { ReadTool } from './read-tool.ts';
import { searchCode } from './search-code.ts';
import { readTicket, searchTickets } from './ticket-tools.ts';

/** The read-only tools that the model is offered; those for tickets only with a ticket system. */
export function readTools({ tickets }: Pick<RunContext, 'tickets'>): readonly ReadTool[] {
  const inRepository = [readFile, searchCode, findSymbol, listFiles];
  return tickets === undefined ? inRepository : [...inRepository, searchTickets, readTicket];
}

/** The tools that are offered once a plan has named the files; a call of another one is made as well. */
export const codeTools: readonly ReadTool[] = [readFile, searchCode, findSymbol];

/** Every tool that a request of the run may offer, in the same order each time. */
export function everyTool(context: Pick<RunContext, 'tickets' | 'edits'>): readonly ToolSpec[] {
  const reads = readTools(context).map(({ spec }) => spec);
  const edits = context.edits === 'v4a' ? [editTool.spec] : [];
  return [planTool.spec, ...reads, ...edits, verdictTool.spec];
}
