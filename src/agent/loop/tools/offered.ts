import * as z from 'zod';
import {
  currentPatch,
  looksLeft,
  lossesOf,
  type Rules,
  type Run,
  type StepOf,
} from '../../../core/run/index.ts';
import { emptyRecord, instruction, projectOf, ticketKey } from '../../../core/tickets/index.ts';
import type { ToolSpec } from '../../../engines/model/port/index.ts';
import { editTool, planSpec, verdictSpec } from '../../reply/index.ts';
import type { RunContext, StepContext, Task } from '../context/index.ts';
import { atOnceIn } from './explore.ts';
import { listFiles } from './list-files.ts';
import { readFile } from './read-file.ts';
import { type ReadTool, readTool } from './read-tool.ts';
import { runTests } from './run-tests.ts';
import { searchCode } from './search-code.ts';

/**
 * The tools that the model is offered, none of which changes anything: the one for tickets only with a ticket system,
 * and the one that runs tests only with a command for it.
 */
export function readTools({
  tickets,
  checks,
}: Pick<RunContext, 'tickets' | 'checks'>): readonly ReadTool[] {
  return [
    readFile,
    searchCode,
    listFiles,
    ...(checks?.testFilesCommand === undefined ? [] : [runTests]),
    ...(tickets === undefined ? [] : [readTicket]),
  ];
}

/** The tools that are offered once there is a change; a call of another one is made as well. */
const codeTools: readonly ReadTool[] = [readFile, searchCode, runTests];

/** What the model may look at before it answers a step. */
export interface Looking {
  readonly tools: readonly ReadTool[];
  /** Those that the request offers. */
  readonly offered: readonly ToolSpec[];
  /** The looks that are left, and how many one reply may have; 0 if nothing can be read any more. */
  readonly left: number;
  readonly atOnce: number;
}

/** Returns what the model may look at in a step; nothing once its endpoint takes no tools. */
export function offerLooks(
  step: StepOf<'explored'>['asked'],
  run: Run,
  context: Pick<StepContext, 'tickets' | 'checks' | 'rules'>,
): Looking {
  const isBlind = lossesOf(run).some(({ ability }) => ability === 'tools');
  const left = isBlind ? 0 : looksLeft(run, step, context.rules);
  const tools = left > 0 ? readTools(context) : [];
  // A first edit goes on with the plan's conversation, which is cached only below the same tools.
  const isOne = step === 'plan' || (step === 'edit' && currentPatch(run).size === 0);
  const offered = isOne ? tools : tools.filter((tool) => codeTools.includes(tool));
  return {
    tools,
    offered: offered.map(({ spec }) => spec),
    left,
    atOnce: Math.min(left, atOnceIn(step).calls),
  };
}

/** Every tool that a request of the run may offer, in the same order each time. */
export function everyTool(
  context: Pick<RunContext, 'tickets' | 'checks' | 'edits'>,
  rules: Pick<Rules, 'planFirst'> = {},
  task: Pick<Task, 'remarks'> = {},
): readonly ToolSpec[] {
  const reads = readTools(context).map(({ spec }) => spec);
  const edits = context.edits === 'v4a' ? [editTool] : [];
  return [planSpec(rules, task), ...reads, ...edits, verdictSpec(task)];
}

/** Shows another ticket of the same project. A ticket that was moved out of it is not shown. */
const readTicket = readTool({
  name: 'read_ticket',
  description: 'Shows a ticket of this project.',
  input: z.object({ key: z.string() }),
  normalize: ({ key }) => ({ key: key.trim().toUpperCase() }),
  async read({ key: named }, { task, tickets }) {
    if (tickets === undefined || task.key === undefined) return 'There is no ticket system here.';
    const project = projectOf(task.key);
    const outside = `Only tickets of the project ${project} can be read, such as ${project}-1.`;
    const key = ticketKey(named);
    if (key === undefined || projectOf(key) !== project) return outside;
    // Results of tools are text.
    const ticket = { ...(await tickets.read(key, emptyRecord)), pictures: [] };
    if (projectOf(ticket.key) !== project) return outside;
    return `Status: ${ticket.status.name}\n\n${instruction(ticket, emptyRecord)}`;
  },
});
