import { monthOf, nextMonth } from '../../core/ledger/index.ts';
import { type BudgetUsage, type SentDispatch, traceless, usageOf } from '../ledgers/index.ts';
import type { Policy, ProjectBudget } from '../settings/index.ts';
import type { BudgetState } from '../status/index.ts';
import type { Readings } from './readings.ts';
import { deliveryOf } from './targets.ts';

/** How much of a budget is taken, or why that is not known; `''` if it is. */
type KnownUsage = BudgetUsage & Pick<BudgetState, 'why'>;

/** What of the projects' budgets is taken, and what waits for them. Times are in milliseconds. */
export class Budgets {
  readonly readings: Readings;
  readonly #sql: SqlStorage;
  readonly #kv: SyncKvStorage;

  constructor({ sql, kv }: DurableObjectStorage, readings: Readings) {
    this.readings = readings;
    this.#sql = sql;
    this.#kv = kv;
  }

  /** Returns where runs for a project's tickets may take something: by the rules of today, and by those of this month. */
  repositories(project: string, { routes }: Pick<Policy, 'routes'>, now: number) {
    const routed = routes
      .filter((route) => route.project === undefined || route.project === project)
      .flatMap((route) => route.repositories);
    const since = Date.parse(monthOf(new Date(now))) - 2 * traceless;
    const sent = [...this.#sent(project)].flatMap(([name, at]) => (at > since ? [name] : []));
    return [...new Set([...routed, ...sent])];
  }

  /** Returns how much is taken of this month's budget; `own` is the row that is to be sent, and does not count. */
  usage(
    budget: ProjectBudget,
    repositories: readonly string[],
    now: number,
    own?: number,
  ): KnownUsage {
    const readings = repositories.map(
      (name) => [name.toLowerCase(), this.readings.of(name)] as const,
    );
    const ledgers = new Map(readings.flatMap(([name, one]) => (one ? [[name, one]] : [])));
    const dispatches = repositories.flatMap((name) => {
      const since = (ledgers.get(name.toLowerCase())?.read ?? 0) - traceless;
      return this.#dispatches(budget.project, name, since, own);
    });
    const unread = repositories.find((name) => this.readings.isOld(name, repositories.length, now));
    const why = unread === undefined ? '' : this.readings.problem(unread);
    return { ...usageOf(budget, monthOf(new Date(now)), ledgers, dispatches), why };
  }

  /** Records where something of a project is sent. */
  record(project: string, repository: string, now: number): void {
    this.#kv.put(`sent ${project}`, this.#sent(project).set(repository, now));
  }

  /** Returns whether a warning about this month's budget is given for the first time. */
  warns(project: string, now: number): boolean {
    const month = monthOf(new Date(now));
    if (this.#kv.get(`warned ${project}`) === month) return false;
    this.#kv.put(`warned ${project}`, month);
    return true;
  }

  /** Lets everything of a project that is due in a repository wait. */
  hold(project: string, repository: string, until: number, why: string): void {
    this.#sql.exec(
      `UPDATE arrival SET due = ?, note = CASE WHEN attempts = 0 THEN ? ELSE note END
       WHERE state = 'pending' AND repository = ? AND due < ? AND ticket GLOB ?`,
      ...[until, why, repository, until, `${project}-*`],
    );
  }

  /**
   * Makes due what waits for the next month: all of a project without a budget, and of each other one what its
   * requesters asked for first, which waits again if it does not fit. `only` names the project, unless it is about all.
   */
  wake({ budgets }: Pick<Policy, 'budgets'>, now: number, only?: string): void {
    type Row = { id: number; project: string; isFirst: number };
    const rows = this.#sql.exec<Row>(
      `SELECT id, substr(ticket, 1, instr(ticket, '-') - 1) AS project,
         ROW_NUMBER() OVER (PARTITION BY repository, requester, substr(ticket, 1, instr(ticket, '-') - 1)
           ORDER BY id) = 1 AS isFirst
       FROM arrival WHERE state = 'pending' AND due = ? AND ticket GLOB ?`,
      ...[nextMonthAt(now), only === undefined ? '*' : `${only}-*`],
    );
    for (const { id, project, isFirst } of rows.toArray()) {
      if (isFirst === 0 && budgets.some((one) => one.project === project)) continue;
      this.#sql.exec('UPDATE arrival SET due = ? WHERE id = ?', now, id);
    }
  }

  /** Returns the state of each budget. */
  states(policy: Policy, now: number): readonly BudgetState[] {
    return policy.budgets.map((budget) => {
      const repositories = this.repositories(budget.project, policy, now);
      const query = `SELECT COUNT(*) AS waiting FROM arrival
        WHERE state = 'pending' AND due = ? AND ticket GLOB ?`;
      const values = [nextMonthAt(now), `${budget.project}-*`];
      const [row] = this.#sql.exec<{ waiting: number }>(query, ...values).toArray();
      const waiting = row?.waiting ?? 0;
      return { ...budget, ...this.usage(budget, repositories, now), waiting };
    });
  }

  /** Returns why the first delivery in a repository's queue waits. */
  reasonIn(repository: string): string {
    const query = `SELECT note FROM arrival
      WHERE state = 'pending' AND repository = ? ORDER BY due, id LIMIT 1`;
    return this.#sql.exec<{ note: string }>(query, repository).toArray()[0]?.note ?? '';
  }

  #sent(project: string): Map<string, number> {
    return this.#kv.get<Map<string, number>>(`sent ${project}`) ?? new Map();
  }

  #dispatches(project: string, name: string, since: number, own?: number): readonly SentDispatch[] {
    type Row = { id: number; delivery: string; sent: number };
    const query = `SELECT id, delivery, begun AS sent FROM arrival
      WHERE repository = ? AND begun > 0 AND begun > ? AND ticket GLOB ?`;
    const rows = this.#sql.exec<Row>(query, name, since, `${project}-*`).toArray();
    return rows
      .filter(({ id }) => id !== own)
      .map(({ delivery, sent }) => ({
        ...{ repository: name.toLowerCase(), delivery: deliveryOf(delivery), sent },
      }));
  }
}

/** When the next month begins. */
export const nextMonthAt = (now: number): number => nextMonth(monthOf(new Date(now))).getTime();
