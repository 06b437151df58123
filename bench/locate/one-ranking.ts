/** Ranks the files of one repository and prints what it cost: `node one-ranking.ts REPOSITORY WITH_HISTORY`. */

import { commitWorkspace } from '../../src/adapters/git/index.ts';
import { locate } from '../../src/agent/loop/context/index.ts';

const [repository = '.', withHistory = repository] = process.argv.slice(2);
const ticket = {
  title: 'Cache header is ignored when the connection is reset',
  body: 'Calling `setHeader()` on a closed connection throws an error in the request parser.',
};
const workspace = commitWorkspace(repository, 'HEAD');
let historyMs = 0;
let bytes = 0;
const start = performance.now();
const paths = await workspace.paths();
await locate(ticket, paths, {
  scan: (wanted, read) =>
    workspace.scan(wanted, (path, content) => {
      bytes += content.length;
      read(path, content);
    }),
  history: async (commits) => {
    const before = performance.now();
    const history = await commitWorkspace(withHistory, 'HEAD').history(commits);
    historyMs = performance.now() - before;
    return history;
  },
});
const cost = {
  files: paths.length,
  mb: bytes / 1e6,
  s: (performance.now() - start) / 1_000,
  history_s: historyMs / 1_000,
  peak_mb: process.resourceUsage().maxRSS / 1_024,
};
process.stdout.write(JSON.stringify(cost));
