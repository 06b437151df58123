export { type Entity, entitiesIn } from './entity.ts';
export { mentionedFiles, resolveMention, resolveName } from './mention.ts';
export { outlineOf } from './outline.ts';
export { type PathRules, pathRules, type RepoPath, repoPath } from './path.ts';
export { fileTree } from './tree.ts';
export { linesOf, windowOf } from './window.ts';
