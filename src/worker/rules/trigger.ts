import { stopCommand, textAfterCommand } from '../../core/tickets/index.ts';
import type { TriggerReason } from '../../dispatch.ts';
import type { Policy } from '../settings/index.ts';
import {
  type Account,
  addsLabel,
  asksByCommand,
  asksByMention,
  assigns,
  type CommentFacts,
  reopening,
  type WebhookEvent,
} from '../webhook/index.ts';

/** What an event asks for, before the policy says whether it may. */
export interface Trigger {
  readonly kind: 'trigger';
  readonly reason: TriggerReason;
  /** Who asks; `undefined` if the webhook does not say. */
  readonly by: Account | undefined;
  /** Id of the comment that asks; `''` if none does. */
  readonly commentId: string;
  /** Whether the webhook does not tell the reopening from a move within "to do"; missing for all else. */
  readonly perhaps?: boolean;
}

/** `why` completes a sentence whose subject is the event. */
interface NoTrigger {
  readonly kind: 'none';
  readonly why: string;
}

/** Returns what an event asks for, or why it asks for nothing. */
export function findTrigger(event: WebhookEvent, policy: Policy): Trigger | NoTrigger {
  switch (event.kind) {
    case 'created':
      return trigger('created', event.actor);
    case 'automation':
      return trigger(event.reason, event.actor);
    case 'commented':
      return commentTrigger(event, policy);
    case 'updated':
      return updateTrigger(event, policy);
    case 'other':
      return none('is not an event that starts work');
  }
}

/** One update may be several things, but starts one run: for what is surest. */
function updateTrigger(
  event: Extract<WebhookEvent, { readonly kind: 'updated' }>,
  policy: Policy,
): Trigger | NoTrigger {
  const { changelog, comment, actor } = event;
  const reopened = reopening(changelog, policy.reopenStatuses);
  if (reopened === 'yes') return { ...trigger('reopened', actor), perhaps: false };
  if (assigns(changelog, policy.agents)) return trigger('assigned', actor);
  if (addsLabel(changelog, policy.labels)) return trigger('labelled', actor);
  const asked =
    comment === undefined
      ? none(
          `neither reopens the ticket${policy.agents.size > 0 ? ', assigns it to the agent' : ''} nor adds a label or a comment that asks for work`,
        )
      : commentTrigger(event, policy);
  const isUnsure = asked.kind === 'none' && reopened === 'perhaps';
  return isUnsure ? { ...trigger('reopened', actor), perhaps: true } : asked;
}

function commentTrigger(
  { comment, actor }: WebhookEvent & { readonly comment: CommentFacts | undefined },
  { command, agents }: Policy,
): Trigger | NoTrigger {
  if (command === '' && agents.size === 0) {
    return none('starts nothing as long as COMMENT_COMMAND is empty');
  }
  if (comment?.isRestricted) return none('is of a restricted comment, not read');
  const reason = comment && commentReason(comment, command, agents);
  if (comment === undefined || reason === undefined) {
    const wanted = [command && `begins with ${command}`, agents.size > 0 && 'mentions the agent'];
    return none(`has no comment that ${wanted.filter(Boolean).join(' or ')}`);
  }
  if (comment.isByApp) return none('has a comment that a program wrote');
  return trigger(reason, comment.author ?? actor, comment.id);
}

/** A comment that ends the work may mention the agent, too. */
function commentReason(
  comment: CommentFacts,
  command: string,
  agents: ReadonlySet<string>,
): 'commented' | 'mentioned' | undefined {
  if (asksByCommand(comment, command)) return 'commented';
  const isStop = textAfterCommand(comment.opening, stopCommand) !== undefined;
  return !isStop && asksByMention(comment, agents) ? 'mentioned' : undefined;
}

function trigger(reason: TriggerReason, by: Account | undefined, commentId = ''): Trigger {
  return { kind: 'trigger', reason, by, commentId };
}

const none = (why: string): NoTrigger => ({ kind: 'none', why });
