import { playBudget, rounding } from '../../test/support/fleet/budget-play.ts';

/** Schedules of concurrent runs on one budget, and in how many the model was paid more than that. */
export interface BudgetFigures {
  readonly schedules: number;
  readonly overspent: number;
  readonly calls: number;
  readonly crashes: number;
  /** Runs that did not start. */
  readonly refused: number;
}

/** Plays schedules of two to eight runs that crash between any two requests, beyond their time and the month's end. */
export async function measureBudget(schedules: number, draws = true): Promise<BudgetFigures> {
  const sum = { overspent: 0, calls: 0, crashes: 0, refused: 0 };
  for (let at = 0; at < schedules; at += 1) {
    const play = await playBudget(`budget ${at}`, draws);
    const most = Math.max(0, ...play.paid.values());
    sum.overspent += most > play.budget + rounding ? 1 : 0;
    for (const name of ['calls', 'crashes', 'refused'] as const) sum[name] += play[name];
  }
  return { schedules, ...sum };
}
