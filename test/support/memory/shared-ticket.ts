import { type Client, NotFoundError, type SendRequestOptions } from 'jira.js/core';
import { z } from 'zod';
import { type JiraPlace, partRecords } from '../../../src/adapters/jira/part-records.ts';
import type { Tickets } from '../../../src/agent/ports.ts';
import {
  type Block,
  renderMarkdown,
  type WholeStanding,
  wholeStanding,
} from '../../../src/core/report/index.ts';
import type { Status, TicketPart } from '../../../src/core/tickets/index.ts';
import { servicesThrough, type Through } from './failing-process.ts';
import { jobOf, ticketOf } from './samples.ts';
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
  /** The most comments that the ticket has had at a time. */
  mostComments = 0;
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

  /** The ports of a run in one repository; each request goes through the process. */
  ports(repository: string, through: Through, isNamed = true): JobServices {
    const siblings = this.repositories.filter((one) => one !== repository);
    const place = { repository, server, ...(isNamed && { siblings }) };
    const { forge, tickets } = this.#forges.get(repository) ?? memoryServices(() => ticketOf());
    // The ticket keeps every record itself.
    const host = { ...forge, recall: async () => undefined };
    const behind = servicesThrough(through, { forge: host, tickets: this.#tickets(tickets) });
    return { ...behind, tickets: { ...behind.tickets, ...this.#records(place, through) } };
  }

  /** All repositories, each with the record that its own runs read. */
  parts(): Promise<readonly TicketPart[]> {
    return Promise.all(
      this.repositories.map(async (repository) => {
        const { recall } = this.#records({ repository, server }, (_, call) => call());
        return { repository, url: `${server}/${repository}`, record: await recall(key) };
      }),
    );
  }

  /** The only comment as Markdown; all of them if there are more. */
  text(): string {
    const all = [...this.comments.values()].map((blocks) => renderMarkdown(blocks, 100_000));
    return all.join('\n--- another comment ---\n');
  }

  get status(): string {
    return this.#status.name;
  }

  #tickets(memory: Tickets): Tickets {
    return {
      ...memory,
      read: async () => {
        const own = [...this.comments.keys()];
        return { ...ticketOf({ status: this.#status }), ownComments: own };
      },
      look: async () => {
        const { pictures: _, links: __, ownComments: ___, ...now } = ticketOf();
        return { ...now, status: this.#status };
      },
      ownComments: async () => [...this.comments.keys()],
      comment: async (_, blocks, replaces) => {
        const isThere = replaces !== undefined && this.comments.has(replaces);
        if (!isThere) this.#posted += 1;
        const id = isThere ? replaces : String(this.#posted);
        this.comments.set(id, blocks);
        this.mostComments = Math.max(this.mostComments, this.comments.size);
        return id;
      },
      giveBack: async () => {
        this.givenBack += 1;
        return 'Ann';
      },
      dropComment: async (_, id) => void this.comments.delete(id),
      move: async (_, target) => {
        if (target.kind === 'stay') return { kind: 'stayed', why: 'It stays.' };
        if (this.failedMoves > 0) {
          this.failedMoves -= 1;
          throw new Error('Jira is out.');
        }
        const [name = 'In Arbeit'] = target.kind === 'named' ? target.names : [];
        const isBack = this.#status.name !== 'Zu erledigen' && name === 'In Arbeit';
        if (isBack) return { kind: 'stayed', why: 'It is further on.', category: 'indeterminate' };
        if (name === 'In Prüfung') this.movedWhile.push(wholeStanding(await this.parts()));
        const category = name === 'Fertig' ? 'done' : 'indeterminate';
        this.#status = { name, category };
        return { kind: 'moved', to: name, category };
      },
      sweep: async ({ category = 'new' }) =>
        this.#status.category === category ? [{ key, id: '10017', status: this.#status }] : [],
    };
  }

  #records(place: JiraPlace, through: Through): Pick<Tickets, 'recall' | 'remember' | 'parts'> {
    const client = propertyClient(this.properties, through);
    const { recall, remember, parts } = partRecords(
      { client, tokens: ['token'], idOf: async () => '10017' },
      place,
    );
    return { recall, remember, parts };
  }
}
