import type { LoopResult } from '../../agent/loop/index.ts';
import type { ProjectCommand } from '../../core/proof/index.ts';
import {
  barred,
  buildChecklist,
  commandOutputs,
  critiqueTitles,
  describeCost,
  endOf,
  evidenceLines,
  handicapItems,
  lackingEvidence,
  limitAdvice,
  noticedBesides,
  particulars,
  summaryOfChange,
} from '../../core/report/index.ts';
import {
  currentPlan,
  endingName,
  keptCheckResults,
  keptPatch,
  meaningOf,
  openCritique,
  type Run,
} from '../../core/run/index.ts';
import { type Patch, sortedChanges } from '../../engines/edits/index.ts';
import type { CommandName } from '../../engines/evidence/index.ts';
import { clip } from '../../engines/text/index.ts';
import type { RunRequest } from './request.ts';

/** Maximum characters of a command's output, and of what a model says. */
const maxLength = { output: 4_000, said: 4_000 } as const;

/**
 * Says what was wrong and what was changed, in the model's words as it wrote them: Markdown reads well at a
 * terminal. Empty without a plan. Lines of untrusted text begin with a bar.
 */
export function describeWork(run: Run): string {
  const plan = currentPlan(run);
  if (plan === undefined) return '';
  const summary = summaryOfChange(run);
  const noticed = noticedBesides(run);
  return [
    ...saidLines(plan.kind === 'fix' ? 'What was wrong' : 'Understanding', plan.understanding),
    ...(summary === '' ? [] : saidLines('What changed', summary)),
    ...(noticed === '' ? [] : saidLines('Noticed, not changed', noticed)),
  ].join('\n');
}

function saidLines(title: string, text: string): readonly string[] {
  return [`${title}:`, `  | ${barred(clip(text.trim(), maxLength.said))}`];
}

/**
 * Lists the output of the commands that fail because of the change, then the evidence, weakest first, and what
 * the reviewer still asks for. If no fix was planned, only what the work was done without; usually empty. Lines
 * of untrusted text begin with a bar.
 */
export function describeEvidence(run: Run, commands: readonly ProjectCommand[]): string {
  if (currentPlan(run)?.kind !== 'fix') {
    const items = handicapItems(run);
    return items.length === 0 ? '' : ['Evidence:', ...evidenceLines(items)].join('\n');
  }
  const results = keptCheckResults(run);
  const outputs = results === undefined ? [] : commandOutputs(results, maxLength.output);
  return [
    ...outputs.flatMap(({ title, output }) => saidLines(title, output.trimEnd())),
    'Evidence:',
    ...evidenceLines(buildChecklist(run)),
    ...(commands.length === 0 ? [howToTest] : []),
    ...critiqueLines(run),
  ].join('\n');
}

function critiqueLines(run: Run): readonly string[] {
  const open = openCritique(run);
  if (open === undefined) return [];
  return [critiqueTitles[open.of], `  | ${barred(clip(open.critique, maxLength.said))}`];
}

const howToTest = '  To have it tested, set --lint-command or --test-command.';

type EndOptions = Pick<RunRequest, 'rules' | 'dryRun' | 'repository'> &
  Partial<Pick<RunRequest, 'show'>> & { readonly planFile?: string | undefined };

/** Returns lines that say what the run cost, what to do next, why it ended, and which commands did not run. */
export function describeEnd(
  ended: LoopResult,
  options: EndOptions,
  commands: readonly ProjectCommand[],
): readonly string[] {
  const { cause, setupOutput } = ended;
  const wrong = [particulars(ended), ended.problem].filter((told) => told !== undefined);
  const next = nextOf(ended, options);
  return [
    ...(ended.spent.calls > 0 ? [`${describeCost({ ...ended, allowed: options.rules })}.`] : []),
    ...wrong.map(barred),
    ...(setupOutput === undefined
      ? []
      : saidLines('The end of the output of the setup command', setupOutput)),
    ...(cause instanceof Error ? [cause.stack ?? cause.message] : []),
    ...(next === undefined ? [] : [`Next: ${next}`]),
    `Stopped: ${endingName(ended)}. ${sentenceOf(ended, options, commands)}`,
  ];
}

/** What a person can do next. */
function nextOf(
  result: LoopResult,
  { dryRun, repository, show, planFile }: EndOptions,
): string | undefined {
  const { reason, run, problem } = result;
  if (reason === 'planned') return nextOfPlan(planFile);
  const { change, next } = meaningOf(result);
  const kept = keptPatch(run);
  const advice = limitAdvice(run, show);
  const also = advice === undefined ? '' : ` To have it tested, ${advice}`;
  if (change === 'fix' && !dryRun) return `${reviewSentence(kept, repository)}${also}`;
  if (kept.size > 0) return `${howToApply}${also}`;
  return problem === undefined ? next : undefined;
}

function nextOfPlan(file: string | undefined): string {
  if (file === undefined)
    return 'read the plan. To go on with it, run without --dry-run, which keeps it.';
  return `read the plan. To go on with it, run the same command with --plan ${file}; to have another one, say in the ticket what to do instead and run again.`;
}

/** Says what the end means for the work tree. */
function sentenceOf(
  result: LoopResult,
  { dryRun }: EndOptions,
  commands: readonly ProjectCommand[],
): string {
  const { reason, run } = result;
  const ended = endOf(result, 'terminal');
  if (meaningOf(result).change !== 'fix') return ended;
  const fix = dryRun ? 'This is the fix; nothing was changed.' : 'The fix is in the work tree.';
  const said = [reason === 'approved' ? undefined : ended, fix, lackingSentence(run, commands)];
  return said.filter((one) => one !== undefined).join(' ');
}

/** What a change that is written lacks to be more than a draft, as a pull request would say. */
function lackingSentence(run: Run, commands: readonly ProjectCommand[]): string | undefined {
  const has = (name: CommandName) => commands.some((command) => command.name === name);
  const lacking = lackingEvidence(
    run,
    has('tests') ? 'tested' : has('lint') ? 'linted' : 'reviewed',
  );
  return lacking.length === 0 ? undefined : `But ${lacking.join('; ')}.`;
}

const howToApply = 'to use the diff above, save it and run `git apply FILE`.';

/** `git diff` leaves out new files. */
function reviewSentence(patch: Patch, repository: string): string {
  const isPlain = /^[\w./~-]+$/.test(repository);
  const where = isPlain ? repository : `'${repository.replaceAll("'", "'\\''")}'`;
  const git = repository === '.' ? 'git' : `git -C ${where}`;
  const hasNew = sortedChanges(patch).some(({ before }) => before === null);
  return `review the fix with \`${git} diff\`${hasNew ? `, and its new files with \`${git} status\`` : ''}.`;
}
