import type { ChatBody } from './chat/index.ts';
import type { ResponsesBody } from './responses/index.ts';

export type { Api } from './dialect/index.ts';

/** What one attempt sends, and by which protocol. */
export type Outgoing =
  | { readonly api: 'chat'; readonly body: ChatBody }
  | { readonly api: 'responses'; readonly body: ResponsesBody };
