export { type Entity, entitiesIn } from './entity.ts';
export { fileTree } from './file-tree.ts';
export { importsPackage } from './imports.ts';
export { mentionedFiles, resolveMention, resolveName } from './mention.ts';
export { outlineOf } from './outline.ts';
export { ownNames } from './own-names.ts';
export { type PathRules, pathRules, type RepoPath, repoPath } from './path.ts';
export { type LineRange, linesOf, windowOf } from './window.ts';
