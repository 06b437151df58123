export { commitWorkspace, headCommit } from './commit-workspace.ts';
export { fetchCommit, remoteTip } from './fetch.ts';
export { copyHistory } from './history.ts';
export { originOf, parseOrigin } from './origin.ts';
export { savePatch } from './patch-file.ts';
export { uncommittedFiles } from './uncommitted.ts';
export { worktreeRoot, worktreeWorkspace } from './worktree.ts';
export { writePatch } from './write-patch.ts';
