import {
  type Block,
  bullets,
  code,
  type Inline,
  paragraph,
  strong,
  text,
  withCode,
} from '../../engines/text/index.ts';
import { controlLabels, usualCommand } from '../tickets/index.ts';
import { describeWorstCase, type Outcome } from './outcome.ts';
import { labelled } from './prose.ts';

type Proposed = NonNullable<Outcome['proposed']>;

/** A plan that waits: what is wrong, what would change, what is not known, what it may cost, and how to answer it. */
export function proposalBlocks(outcome: Outcome, { plan, command }: Proposed): readonly Block[] {
  const { understanding, files, uncertain = '' } = plan;
  return [
    ...labelled('What is wrong:', understanding),
    paragraph(strong('What would change:')),
    bullets(files.map(fileInlines)),
    ...(uncertain === '' ? [] : labelled('What is uncertain:', uncertain)),
    ...costBlocks(outcome),
    ...answerBlocks(command ?? usualCommand),
  ];
}

function fileInlines({ path, state, change = '' }: Proposed['plan']['files'][number]) {
  const what = state === 'new' ? ' (new)' : '';
  return [code(path), text(change === '' ? what : `${what}: `), ...withCode(change)];
}

/** Nothing is said of a run whose limits are not known. */
function costBlocks({ allowed, model }: Outcome): readonly Block[] {
  if (allowed === undefined || model === undefined) return [];
  const { name, reviewer, host } = model;
  const asked = { model: name, reviewModel: reviewer, baseUrl: `https://${host}` };
  return [paragraph(strong('Going on costs:'), text(` ${describeWorstCase(allowed, asked)}.`))];
}

function answerBlocks(command: string): readonly Block[] {
  const go: readonly Inline[] = [code(`${command} go`), text(', or add the label ')];
  return [
    paragraph(
      ...[strong('To go on with this plan,'), text(' comment '), ...go, code(controlLabels.go)],
      ...[text('. For another plan, comment '), code(command), text(' and what to do instead.')],
      text(' An edit of the ticket voids the plan.'),
    ),
  ];
}
