import { unreasonedTools, withoutApi } from './changes.ts';
import { badRequest, type RefusalRow } from './refusal-row.ts';

const notFound = [...badRequest, 404];

/** Refusals that name the other protocol. */
export const apiRefusals: readonly RefusalRow[] = [
  {
    status: badRequest,
    says: /\bFunction tools with reasoning_effort are not supported for \S+ in \/v1\/chat\/completions\b/,
    change: () => unreasonedTools,
  },
  {
    status: notFound,
    says: /\bThis is not a chat model and thus not supported in the v1\/chat\/completions endpoint\b/,
    change: () => withoutApi('chat'),
  },
  {
    status: notFound,
    says: /\bThis model is only supported in v1\/responses and not in v1\/chat\/completions\b/,
    change: () => withoutApi('chat'),
  },
  {
    status: badRequest,
    says: /\bThe chatCompletion operation does not work with the specified model\b/,
    change: () => withoutApi('chat'),
  },
  {
    status: notFound,
    says: /\bis not supported with the Responses API\b|\bTool use is not supported in Responses API without Harmony\b/,
    change: () => withoutApi('responses'),
  },
];
