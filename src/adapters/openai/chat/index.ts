export { readChatReply } from './reply.ts';
export { type ChatBody, chatRequest } from './request.ts';
