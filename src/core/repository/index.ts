export { changeNotes, endsOf, exampleTest, listedPaths, nearestTests } from './examples/index.ts';
export { fileTree, shownPaths } from './file-tree.ts';
export { type Attributes, attributePaths, whyFolded } from './folded.ts';
export {
  findMentions,
  mentionsText,
  type ResolvedMention,
  type TicketText,
  ticketText,
} from './mentions/index.ts';
export {
  askedLines,
  chooseLines,
  foldsOf,
  type LineRange,
  type Lines,
  linesInRoom,
  linesOf,
  mergedLines,
  namedLines,
  nameLine,
  type OutlinedFile,
  type ShownLines,
  type ShownText,
  shareRoom,
  showWindow,
  signatureOf,
  type WeighedFile,
  windowsFor,
  windowsText,
  withoutLines,
  writeOutline,
} from './outline/index.ts';
export { accessRules } from './protected-names.ts';
export {
  type Focus,
  type PastCommit,
  type Ranking,
  startRanking,
} from './ranking/index.ts';
export { readFirstKinds, whyReadFirst } from './read-first-names.ts';
export {
  type FoundFile,
  groupHits,
  type HitFile,
  type LineMatcher,
  pagesOf,
  pathFilter,
  patternMatcher,
  plainPath,
  type ResultGroup,
  searchFile,
  textMatcher,
} from './search/index.ts';
