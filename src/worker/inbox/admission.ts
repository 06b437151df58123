import { formatNumber } from '../../core/text/index.ts';
import { projectOf } from '../../core/tickets/index.ts';
import { sum, warnedShare } from '../ledgers/index.ts';
import type { Policy } from '../settings/index.ts';
import { type Budgets, nextMonthAt } from './budgets.ts';
import type { SendContext } from './context.ts';
import { log } from './log.ts';
import type { Outgoing } from './next.ts';

/** What sending within the budgets of projects works with. */
export interface BudgetContext extends SendContext {
  readonly policy: Policy;
  readonly budgets: Budgets;
}

/** Milliseconds until what waits because of a ledger that cannot be read is due again. */
const unreadPause = 300_000;

/**
 * Decides whether the next delivery of a queue may be sent: if a run at its most fits into the budget of its project.
 * If not, all that is due of the project in this repository waits. `later` asks for another alarm's requests.
 */
export async function admit(
  context: BudgetContext,
  { id, repository, dispatch }: Outgoing,
): Promise<'admitted' | 'waits' | 'later'> {
  const { budgets, outbox, policy } = context;
  const project = dispatch === undefined ? '' : projectOf(dispatch.ticket);
  const budget = policy.budgets.find((one) => one.project === project);
  if (budget === undefined) return 'admitted';
  const repositories = budgets.repositories(project, policy, Date.now());
  if (!(await budgets.readings.refresh(context, repositories))) return 'later';
  const now = Date.now();
  // It may have been withdrawn meanwhile.
  if (outbox.next(repository, now)?.id !== id) return 'waits';
  const { settled, open, why } = budgets.usage(budget, repositories, now, id);
  if (why !== '') {
    budgets.hold(project, repository, now + unreadPause, why);
    return 'waits';
  }
  const { monthly, run, unit } = budget;
  const taken = sum([settled, open, run]);
  const fits = taken <= monthly;
  if (taken >= warnedShare * monthly && budgets.warns(project, now)) {
    log('budget warning', { project, unit, monthly, settled, open });
  }
  if (fits) {
    budgets.record(project, repository, now);
    budgets.wake(policy, now, project);
    return 'admitted';
  }
  const [all, ended, most] = [monthly, settled, run].map(formatNumber);
  budgets.hold(
    project,
    repository,
    nextMonthAt(now),
    `The budget of ${project} for this month, ${all}${unit === 'tokens' ? ' tokens' : ''}, does not fit another run at ${most}: ${ended} are spent, ${formatNumber(open)} reserved`,
  );
  return 'waits';
}
