export { docLines, isComment } from './comment.ts';
export { changeNotes, endsOf, exampleTest, listedPaths, nearestTests } from './examples/index.ts';
export {
  clearExtensions,
  extensionOf,
  hasLongLines,
  isCodeFile,
  isProgram,
} from './extensions.ts';
export { fileKind, isTestFile } from './file-kind.ts';
export { fileTree } from './file-tree.ts';
export { type Attributes, attributePaths, whyFolded } from './folded.ts';
export {
  findMentions,
  mentionsText,
  type ResolvedMention,
  resolveName,
  type TicketText,
  ticketText,
  unusualNames,
} from './mentions/index.ts';
export {
  type BlockedFile,
  describeBlocked,
  type Obstacle,
  type ObstacleKind,
  remedyFor,
  whyBlocked,
} from './obstacles.ts';
export {
  askedLines,
  chooseLines,
  type Definition,
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
export {
  type PathRules,
  pathRules,
  type RepoPath,
  repoPath,
  whyNotNew,
  whyReadOnly,
} from './path.ts';
export { sortedPlace } from './places.ts';
export {
  type Focus,
  type PastCommit,
  type Ranking,
  startRanking,
} from './ranking/index.ts';
export { whyReadFirst } from './read-first-names.ts';
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
