export { readResponse } from './reply.ts';
export { type ResponsesBody, responsesRequest } from './request.ts';
