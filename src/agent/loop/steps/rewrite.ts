import type { Run, Step } from '../../../core/run/index.ts';
import {
  markedChanges,
  parseRewrite,
  type Refusal,
  unwritableChanges,
  whyMarked,
  withChange,
} from '../../../engines/edits/index.ts';
import { summaryLine } from '../../../engines/text/index.ts';
import { currentText, type PerformStep } from '../context/index.ts';
import { askModel, rewriteTask } from '../prompts/index.ts';
import { cutStep } from './unanswered.ts';

/** Asks for the whole text of the first file that refused two edits, and adds it to the staged patch. */
export const rewrite: PerformStep = async (task, run, context) => {
  const { patch, refusals } = lastStaged(run);
  const [refusal, ...rest] = refusals;
  if (refusal === undefined) throw new Error('A rewrite is due only when an edit was refused.');
  const { path, why, length } = refusal;
  const text = await currentText(path, run, context.workspace);
  const asked = await askModel(task, run, context, {
    task: rewriteTask(run, { path, text }, summaryLine(why)),
  });
  const cut = cutStep('rewrite', asked);
  if (cut !== undefined) return cut;
  const { reply, call } = asked;

  const refused = (reason: string, more: Pick<Refusal, 'obstacle'> = {}): Step => {
    const refusal = { path, length, why: `the whole file was asked for, but ${reason}`, ...more };
    return { kind: 'rewritten', patch, refusals: [refusal, ...rest], call };
  };
  const parsed = parseRewrite(reply.text, text);
  if (parsed.kind === 'malformed') return refused(parsed.why);
  const original = await context.workspace.read(path);
  const { text: before = null, executable = false, encoding } = original ?? {};
  const change = { path, before, after: parsed.text, executable, encoding };
  const rewritten = withChange(patch, change);
  if (markedChanges(rewritten).some((one) => one.path === path)) return refused(whyMarked);
  const unwritable = unwritableChanges(rewritten).find((one) => one.path === path);
  if (unwritable !== undefined) return refused(unwritable.why, unwritable);
  return { kind: 'rewritten', patch: rewritten, refusals: rest, call };
};

function lastStaged(run: Run) {
  const last = run.steps.findLast(({ kind }) => kind !== 'cut');
  if (last?.kind === 'edited' || last?.kind === 'rewritten') return last;
  throw new Error('A rewrite is due only after an edit.');
}
