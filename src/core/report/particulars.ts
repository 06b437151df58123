import { describeBlocked } from '../../engines/files/index.ts';
import { clip, listNames, oneLine, parseJson, readMembers } from '../../engines/text/index.ts';
import {
  blockedFiles,
  type Ending,
  filesToFix,
  findReads,
  findStagings,
  type Run,
  type ToolRead,
} from '../run/index.ts';
import type { Outcome } from './outcome.ts';
import { askedNouns } from './problems.ts';

const isExhausted = ({ ruling }: ToolRead) => ruling === 'exhausted';

/** Maximum characters of what the model asked for. */
const maxAsked = 120;

/**
 * Says for everybody what a run was stuck with, in one sentence: which file or search, which files, which step.
 * `undefined` if its end says it all, or if nothing of it may be shown. Contains untrusted text.
 */
export function particulars(ended: Ending & Pick<Outcome, 'run'>): string | undefined {
  return speakers[ended.detail ?? ended.reason]?.(ended.run);
}

const speakers: Readonly<
  Partial<
    Record<Ending['reason'] | NonNullable<Ending['detail']>, (run: Run) => string | undefined>
  >
> = {
  'repeated-request': (run) => {
    const stuck = findReads(run).findLast(isExhausted);
    const asked = stuck && describeRequest(stuck);
    return asked && `It kept asking to ${asked}.`;
  },
  'repeated-plan': (run) => {
    const planned = filesToFix(run).map(({ path }) => path);
    return withFiles('It went back to the plan to change', planned);
  },
  'repeated-edit': (run) => {
    const { patch, refusals } = findStagings(run).at(-1) ?? {};
    const refused = refusals?.map(({ path }) => path) ?? [];
    return withFiles('It last worked on', [...new Set([...(patch?.keys() ?? []), ...refused])]);
  },
  'never-applied': (run) => {
    const refused = findStagings(run).at(-1)?.refusals ?? [];
    return withFiles('Its edits did not fit', [...new Set(refused.map(({ path }) => path))]);
  },
  'not-editable': ({ steps }) => {
    const files = blockedFiles(steps.at(-1));
    return files.length === 0 ? undefined : `${files.slice(0, 3).map(describeBlocked).join('; ')}.`;
  },
  'no-action': ({ steps }) => {
    const last = steps.at(-1);
    if (last?.kind !== 'unusable' && last?.kind !== 'explored') return undefined;
    return `It was asked for ${askedNouns[last.asked]}, and twice sent something else.`;
  },
  'secret-added': ({ steps }) => {
    const last = steps.at(-1);
    const leaks = last?.kind === 'checked' ? last.leaks : undefined;
    return leaks && withFiles('The secret was in the new text of', leaks);
  },
};

function withFiles(beginning: string, files: readonly string[]): string | undefined {
  return files.length === 0 ? undefined : `${beginning}${listNames(files).replace(':', '')}.`;
}

/** A request as the tool's name and what it was given, such as `read file src/cart.ts`; `undefined` if that is withheld. */
function describeRequest({ tool, input }: ToolRead): string | undefined {
  if (input === '') return undefined;
  const values = [...readMembers(parseJson(input)).values()].flat();
  const given = values.filter((value) => typeof value === 'string').join(', ');
  return clip(oneLine(`${tool.replaceAll('_', ' ')} ${given}`), maxAsked);
}
