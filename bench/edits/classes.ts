import { plain, renderReply } from '../../test/support/edits/reply.ts';
import { blocksOf } from '../../test/support/edits/spans.ts';
import { type Distorted, type Distortion, toApply, toRefuse } from './distorted.ts';
import { blankAdded, blankDropped, mixed, trailingBlanks } from './distortions/blanks.ts';
import {
  diffPrefix,
  htmlEscaped,
  innerFence,
  lineNumbers,
  overEscaped,
  smartQuotes,
} from './distortions/copying.ts';
import { asciiFied, newFile, underlined, windowsFile, windowsReply } from './distortions/files.ts';
import { fences, markers, prose } from './distortions/formats.ts';
import { dedent, firstLineDedent, shift, tabsSpaces } from './distortions/indentation.ts';
import { unified, v4a } from './distortions/patches.ts';
import { multiFile, pathMissing, pathVariant } from './distortions/paths.ts';
import {
  alreadyApplied,
  emptySearchOnExisting,
  foreignBlock,
  nonUnique,
  oneBadBlock,
} from './distortions/refusals.ts';
import { blocksReversed, duplicateBlock, ellipsis, intraLine } from './distortions/shape.ts';
import { lineOmitted, typoInChanged, typoInContext } from './distortions/text.ts';

/** What a class tests: fitting edits, refusals, formats of a reply, or a second run. */
export type Group = 'edit' | 'refusal' | 'parser' | 'again';

/** One way in which replies go wrong, with its name in reports and in `--classes`. */
export interface DistortionClass {
  readonly name: string;
  readonly group: Group;
  readonly distort: Distortion;
}

const edits: Readonly<Record<string, Distortion>> = {
  clean: (scene) => toApply(scene, renderReply(blocksOf(scene).map(plain))),
  'indent-dedent': dedent,
  'indent-shift': shift,
  'first-line-dedent': firstLineDedent,
  'tabs-spaces': tabsSpaces,
  'trailing-ws': trailingBlanks,
  'blank-dropped': blankDropped,
  'blank-added': blankAdded,
  ellipsis,
  'line-numbers': lineNumbers,
  'smart-quotes': smartQuotes,
  'html-escaped': htmlEscaped,
  'over-escaped': overEscaped,
  'typo-context': typoInContext,
  'typo-changed': typoInChanged,
  'line-omitted': lineOmitted,
  'inner-fence': innerFence,
  'diff-prefix': diffPrefix,
  'intra-line': intraLine,
  'crlf-file': windowsFile,
  'crlf-reply': windowsReply,
  'blocks-reversed': blocksReversed,
  'duplicate-block': duplicateBlock,
  'new-file': newFile,
  'ascii-fied': asciiFied,
  'rst-underline': underlined,
  'multi-file': multiFile,
  mixed,
};

const refusals: Readonly<Record<string, Distortion>> = {
  'non-unique': nonUnique,
  'already-applied': alreadyApplied,
  'foreign-block': foreignBlock,
  'one-bad-block': oneBadBlock,
  'empty-search-existing': emptySearchOnExisting,
};

const formats: Readonly<Record<string, Distortion>> = {
  prose,
  fences,
  markers,
  'path-variant': pathVariant,
  'path-missing': pathMissing,
};

/** The other forms of edits; a distortion of blocks does not apply to them. */
const patches: Readonly<Record<string, Distortion>> = { v4a, unified };

/** Sends an applied reply again to the resulting tree: nothing is left to do. */
const twice: Distortion = (scene): Distorted | undefined => {
  const distort = scene.random.pick(Object.values({ ...edits, ...formats }));
  const distorted = distort?.(scene);
  const [result] = distorted?.right ?? [];
  if (distorted === undefined || result === undefined) return undefined;
  return { ...toRefuse(scene, distorted.reply), files: result };
};

/** Every class of the noise model. */
export const distortionClasses: readonly DistortionClass[] = [
  ...classesOf('edit', edits),
  ...classesOf('refusal', refusals),
  ...classesOf('parser', { ...formats, ...patches }),
  ...classesOf('again', { twice }),
];

function classesOf(
  group: Group,
  distortions: Readonly<Record<string, Distortion>>,
): readonly DistortionClass[] {
  return Object.entries(distortions).map(([name, distort]) => ({ name, group, distort }));
}
