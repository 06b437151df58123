import type { ChatBody } from './request.ts';

/** The two protocols of an endpoint: the routes `/responses` and `/chat/completions`. */
export type Api = 'responses' | 'chat';

/** What one attempt sends, and by which protocol. */
export type Outgoing = { readonly api: 'chat'; readonly body: ChatBody };
