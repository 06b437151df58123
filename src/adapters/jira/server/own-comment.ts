import type { Dialect } from '../dialect.ts';
import { blocksToWiki } from '../formats/wiki/index.ts';
import type { Transport } from '../transport/index.ts';
import { issuePath } from './second-version.ts';

/** Writes a new comment. */
export function postComment(transport: Transport): Dialect['post'] {
  return (key, blocks) => {
    const body = { body: blocksToWiki(blocks) };
    return transport.send({ method: 'POST', path: issuePath(key, 'comment'), body });
  };
}

/** Writes over a comment. */
export function rewriteComment(transport: Transport): Dialect['rewrite'] {
  return (key, id, blocks) => {
    const body = { body: blocksToWiki(blocks) };
    return transport.send({ method: 'PUT', path: issuePath(key, 'comment', id), body });
  };
}
