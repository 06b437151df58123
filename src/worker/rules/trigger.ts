import type { TriggerReason } from '../../dispatch.ts';
import type { Policy } from '../settings/index.ts';
import {
  type Account,
  addsLabel,
  asksByCommand,
  type NewComment,
  reopens,
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
      return commentTrigger(event, policy.command);
    case 'updated':
      if (reopens(event.changelog, policy.reopenStatuses)) return trigger('reopened', event.actor);
      if (addsLabel(event.changelog, policy.labels)) return trigger('labelled', event.actor);
      return event.comment === undefined
        ? none('neither reopens the ticket nor adds a label or a comment that asks for work')
        : commentTrigger(event, policy.command);
    case 'other':
      return none('is not an event that starts work');
  }
}

function commentTrigger(
  event: WebhookEvent & { readonly comment: NewComment | undefined },
  command: string,
): Trigger | NoTrigger {
  const { comment, actor } = event;
  if (command === '') return none('starts nothing as long as COMMENT_COMMAND is empty');
  if (comment === undefined || !asksByCommand(comment, command)) {
    return none(`has no comment that begins with ${command}`);
  }
  if (comment.isByApp) return none('has a comment that a program wrote');
  return trigger('commented', comment.author ?? actor, comment.id);
}

function trigger(reason: TriggerReason, by: Account | undefined, commentId = ''): Trigger {
  return { kind: 'trigger', reason, by, commentId };
}

const none = (why: string): NoTrigger => ({ kind: 'none', why });
