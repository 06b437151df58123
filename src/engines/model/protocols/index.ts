import type { Api, Dialect } from '../dialect/index.ts';
import type { Layout, ParsedReply } from '../message/index.ts';
import type { ModelRequest } from '../port/index.ts';
import { chatRequest, readChatReply } from './chat.ts';
import { messagesRequest, placeMessages, readMessage } from './messages.ts';
import { readResponse, responsesRequest } from './responses.ts';

/** How requests and replies are written in one protocol. */
interface Protocol {
  /** Returns what follows the address of an endpoint, and the body as it takes it there. */
  readonly place: (body: object, baseUrl: string) => { readonly route: string; body: object };
  /** Builds the body of a request. What changes least from step to step comes first. */
  readonly request: (
    model: string,
    layout: Layout,
    request: Pick<ModelRequest, 'cacheKey'>,
    dialect: Dialect,
  ) => object;
  /** Reads the body of a successful answer. Throws NoCompletion for one without a reply, Withheld for a filtered one. */
  readonly read: (body: unknown) => ParsedReply;
  /** Whether a stream has to be asked for its usage. */
  readonly hidesUsage: boolean;
}

export const protocols: Readonly<Record<Api, Protocol>> = {
  chat: {
    place: (body) => ({ route: '/chat/completions', body }),
    request: chatRequest,
    read: readChatReply,
    hidesUsage: true,
  },
  responses: {
    place: (body) => ({ route: '/responses', body }),
    request: responsesRequest,
    read: readResponse,
    hidesUsage: false,
  },
  messages: {
    place: placeMessages,
    request: messagesRequest,
    read: readMessage,
    hidesUsage: false,
  },
};
