import { type Client, NotFoundError, type SendRequestOptions } from 'jira.js/core';
import { z } from 'zod';
import {
  type RecordStore,
  readOtherRecords,
  readRecord,
  writeRecord,
} from '../../../src/adapters/jira/ticket-record.ts';
import type { Tickets } from '../../../src/agent/ports.ts';
import type { Block } from '../../../src/core/markup/index.ts';
import { renderMarkdown } from '../../../src/core/report/index.ts';
import {
  commentMarkOf,
  lastMark,
  type Status,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';
import { type WholeStanding, wholeStanding } from '../../../src/core/work/index.ts';
import { servicesThrough, type Through } from './failing-process.ts';
import { jobOf } from './samples/jobs.ts';
import { ticketOf } from './samples/tickets.ts';
import { type JobServices, type MemoryServices, memoryServices } from './services.ts';

const { key } = jobOf();

const server = 'https://github.test';

/** A client of a ticket that has only properties, as texts of JSON. */
export function propertyClient(
  properties: Map<string, string>,
  through: Through = (_, call) => call(),
): Client {
  return {
    sendRequest: async <T>({ url, method = 'GET', body }: SendRequestOptions<T>) => {
      const name = url.split('/').at(-1) ?? '';
      const answer = await through(`${method} ${name}`, async () => {
        if (name === 'properties') return { keys: [...properties.keys()].map((key) => ({ key })) };
        if (method === 'PUT') properties.set(name, JSON.stringify(body));
        else if (!properties.has(name))
          throw new NotFoundError('No such property.', 'Not Found', {});
        return { key: name, value: JSON.parse(properties.get(name) ?? 'null') };
      });
      return z.custom<T>().parse(answer);
    },
  };
}

/** A ticket in memory that is worked on in several repositories, each with a code host of its own. */
export class SharedTicket {
  readonly comments = new Map<string, readonly Block[]>();
  readonly properties = new Map<string, string>();
  /** Moves that Jira will not answer. */
  failedMoves = 0;
  /** How the whole ticket stood by its records when it was moved to be reviewed. */
  readonly movedWhile: WholeStanding[] = [];
  /** How often the ticket was given back. */
  givenBack = 0;
  readonly repositories: readonly string[];
  readonly #forges: ReadonlyMap<string, MemoryServices>;
  #status: Status = ticketOf().status;
  #posted = 900;

  constructor(repositories: readonly string[], draft = false) {
    this.repositories = repositories;
    this.#forges = new Map(
      repositories.map((name, at) => {
        const url = `${server}/${name}/pull/${at + 1}`;
        const pullRequest = { number: at + 1, url, branch: 'fix/APP-17', draft };
        const published = { kind: 'published', commit: 'c'.repeat(40), pullRequest } as const;
        return [name, memoryServices(() => ticketOf(), { ...published, notes: [] })];
      }),
    );
  }

  /** What a job knows of the ticket by the Worker's event. */
  partIn = (repository: string) => ({ repository, of: this.repositories.length });

  /** The ports of a run in one repository; each request goes through the process. */
  ports(repository: string, through: Through): JobServices {
    const { forge, tickets } = this.#forges.get(repository) ?? memoryServices(() => ticketOf());
    // The ticket keeps every record itself.
    const host = { ...forge, recall: async () => undefined };
    const behind = servicesThrough(through, {
      forge: host,
      tickets: this.#tickets(tickets, repository),
    });
    return { ...behind, tickets: { ...behind.tickets, ...this.#records(repository, through) } };
  }

  /** The records of all repositories. */
  records(): Promise<readonly TicketRecord[]> {
    return Promise.all(
      this.repositories.map((name) => this.#records(name, (_, call) => call()).recall(key)),
    );
  }

  /** How the ticket stands by its records. */
  async whole(): Promise<WholeStanding> {
    return wholeStanding((await this.records()).filter(({ part }) => part !== undefined));
  }

  /** The comment of a repository as Markdown; all of them if there are more. */
  text(repository: string): string {
    const own = [...this.comments.values()].map((blocks) => renderMarkdown(blocks, 100_000));
    const mark = commentMarkOf(repository);
    return own.filter((text) => lastMark(text) === mark).join('\n--- another comment ---\n');
  }

  get status(): string {
    return this.#status.name;
  }

  #tickets(memory: Tickets, repository: string): Tickets {
    const ownComments = async () =>
      [...this.comments].flatMap(([id, blocks]) =>
        lastMark(renderMarkdown(blocks, 100_000)) === commentMarkOf(repository) ? [id] : [],
      );
    return {
      ...memory,
      read: async () => ({
        ...ticketOf({ status: this.#status }),
        ownComments: await ownComments(),
      }),
      look: async () => {
        const { pictures: _, links: __, ownComments: ___, ...now } = ticketOf();
        return { ...now, status: this.#status };
      },
      ownComments,
      comment: async (_, blocks, replaces) => {
        const isThere = replaces !== undefined && this.comments.has(replaces);
        if (!isThere) this.#posted += 1;
        const id = isThere ? replaces : String(this.#posted);
        this.comments.set(id, blocks);
        return id;
      },
      giveBack: async () => {
        this.givenBack += 1;
        return 'Ann';
      },
      move: async (_, target) => {
        if (target.kind === 'stay') return { kind: 'stayed', why: 'It stays.' };
        if (this.failedMoves > 0) {
          this.failedMoves -= 1;
          throw new Error('Jira is out.');
        }
        const [name = 'In Arbeit'] = target.kind === 'named' ? target.names : [];
        const isBack = this.#status.name !== 'Zu erledigen' && name === 'In Arbeit';
        if (isBack) return { kind: 'stayed', why: 'It is further on.', category: 'indeterminate' };
        if (name === 'In Prüfung') this.movedWhile.push(await this.whole());
        const category = name === 'Fertig' ? 'done' : 'indeterminate';
        this.#status = { name, category };
        return { kind: 'moved', to: name, category };
      },
      sweep: async ({ category = 'new' }) =>
        this.#status.category === category ? [{ key, id: '10017', status: this.#status }] : [],
    };
  }

  #records(
    repository: string,
    through: Through,
  ): Pick<Tickets, 'recall' | 'remember' | 'otherRecords'> {
    const client = propertyClient(this.properties, through);
    const store: RecordStore = {
      ...{ client, repository, tokens: ['token'] },
      idOf: async () => '10017',
    };
    return {
      recall: (of) => readRecord(store, of),
      remember: (of, record) => writeRecord(store, of, record),
      otherRecords: (of) => readOtherRecords(store, of),
    };
  }
}
