export { docLines, isComment, isCommentOrBlank } from './comment.ts';
export {
  clearExtensions,
  extensionOf,
  hasLongLines,
  isCodeFile,
  isDocument,
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
  whyBlocked,
} from './obstacles.ts';
export {
  type PathRules,
  type Protection,
  pathRules,
  type RepoPath,
  repoPath,
  unprotected,
  whyNotNew,
  whyReadOnly,
} from './path.ts';
export { sortedPlace } from './places.ts';
export { type FileResolver, fileResolver, resolveName } from './resolver.ts';
