import type { ToolSpec } from '../../ports.ts';
import { searchCode } from './code.ts';
import { readFile } from './files.ts';
import { listFiles } from './listing.ts';
import type { ReadTool, Surroundings } from './read-tool.ts';
import { readTicket, searchTickets } from './tickets.ts';

const inRepository: readonly ReadTool[] = [readFile, searchCode, listFiles];
const inTickets: readonly ReadTool[] = [searchTickets, readTicket];

/** The tools that look and change nothing, as the model is told of them. */
export function readTools(world: Pick<Surroundings, 'tickets'>): readonly ToolSpec[] {
  return toolsIn(world).map(({ spec }) => spec);
}

/** The tools that there are in a world: those for tickets only where it has some. */
export function toolsIn({ tickets }: Pick<Surroundings, 'tickets'>): readonly ReadTool[] {
  return tickets === undefined ? inRepository : [...inRepository, ...inTickets];
}
