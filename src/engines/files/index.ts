export { docLines, isComment, isCommentOrBlank } from './comment.ts';
export {
  clearExtensions,
  extensionOf,
  hasLongLines,
  isCodeFile,
  isProgram,
} from './extensions.ts';
export { fileKind, isTestFile } from './file-kind.ts';
export {
  findAddresses,
  findBareNames,
  findFileNames,
  findModules,
  type Sighting,
  unusualNames,
} from './file-names.ts';
export {
  type BlockedFile,
  describeBlocked,
  type Obstacle,
  type ObstacleKind,
  remedyFor,
  whyBlocked,
} from './obstacles.ts';
export {
  type PathRules,
  pathRules,
  type RepoPath,
  repoPath,
  whyNotNew,
  whyReadOnly,
} from './path.ts';
export { sortedPlace } from './places.ts';
export { asTwin, expressionOf, type NameKind } from './protected-names.ts';
export { type FileResolver, fileResolver, resolveName } from './resolver.ts';
