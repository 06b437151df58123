export { dependenciesIn, importsPackage, isManifest } from './dependencies.ts';
export { type Entity, entitiesIn } from './entity.ts';
export { fileTree } from './file-tree.ts';
export { mentionedFiles, resolveMention, resolveName } from './mention.ts';
export { outlineOf } from './outline.ts';
export { withoutOutside } from './outside.ts';
export { type PathRules, pathRules, type RepoPath, repoPath } from './path.ts';
export { linesOf, windowOf } from './window.ts';
