import type { Dialect } from '../dialect.ts';
import { blocksToWiki } from '../formats/wiki/index.ts';
import type { JiraTransport } from '../transport/index.ts';
import { issuePath } from './second-version.ts';

/** Writes a new comment. */
export function postComment(transport: JiraTransport): Dialect['post'] {
  return (key, blocks) => {
    const body = { body: blocksToWiki(blocks) };
    return transport.send({ method: 'POST', path: issuePath(key, 'comment'), body });
  };
}

/** Writes over a comment. */
export function rewriteComment(transport: JiraTransport): Dialect['rewrite'] {
  return (key, id, blocks) => {
    const body = { body: blocksToWiki(blocks) };
    return transport.send({ method: 'PUT', path: issuePath(key, 'comment', id), body });
  };
}
