import { createOrUpdateRemoteIssueLink } from 'jira.js/cloud';
import type { LinkedPage, Tickets } from '../../agent/ports.ts';
import { type TicketKey, textsWithPictures } from '../../core/tickets/index.ts';
import { showInput } from '../../engines/errors.ts';
import type { OwnAccount } from './account.ts';
import { giveBackTicket } from './assignee.ts';
import { filesOf, readAttachments } from './attachments.ts';
import { cloudDialect } from './cloud.ts';
import { type CommentReading, sortComments } from './comment-writers.ts';
import { readComments, readEmbedded, rewriteComment, writeComment } from './comments.ts';
import type { JiraDialect } from './dialect.ts';
import { explainTicketError, type JiraPermission } from './error-advice.ts';
import { knownFields } from './fields.ts';
import { readIsServiceDesk, readIssue, readLinks, readName, type WantedText } from './issue.ts';
import { sealOf } from './seal.ts';
import { searchScope } from './search.ts';
import { serverDialect } from './server.ts';
import { shownFiles } from './shown-files.ts';
import { type RecordStore, readOtherRecords, readRecord, writeRecord } from './ticket-record.ts';
import { foreseeTransition, transitionTicket } from './transition.ts';
import {
  type JiraAccess,
  jiraTransport,
  type ShowJiraSetting,
  type TransportOptions,
} from './transport/index.ts';

/** How to reach a Jira, and as whom. Without `email` it is Data Center. */
export interface JiraSettings {
  /** The site, such as `https://example.atlassian.net`, without a trailing slash. */
  readonly baseUrl: string;
  readonly email?: string | undefined;
  readonly token: string;
  /** The token before this one, which has signed what the agent keeps on tickets. */
  readonly previousToken?: string | undefined;
  /** The Cloud site's ID: scoped and service-account tokens only work through Atlassian's gateway. */
  readonly cloudId?: string | undefined;
  /** Names or IDs of additional fields to read with a ticket. */
  readonly ticketFields?: readonly string[] | undefined;
  /** Account IDs, or names on Data Center, of those whose text is used; empty means everyone's. */
  readonly reporters?: readonly string[] | undefined;
  /** The repository that works, as `owner/name`; missing for who neither reads nor writes records. */
  readonly repository?: string | undefined;
  /** What messages call a setting; by default its input. */
  readonly show?: ShowJiraSetting | undefined;
}

/** Returns the tickets of a Jira site. */
export function jiraTickets(settings: JiraSettings, options: TransportOptions = {}): Tickets {
  return createTickets(createDialect(toAccess(settings), options), settings);
}

/** Returns where requests go and how they log in. */
export function toAccess(settings: JiraSettings): JiraAccess {
  const { baseUrl, email, token, cloudId, show = showInput } = settings;
  return email === undefined
    ? { kind: 'data-center', baseUrl, token, show }
    : { kind: 'cloud', baseUrl, email, token, cloudId, show };
}

/** Returns the dialect of a site. */
export function createDialect(access: JiraAccess, options: TransportOptions): JiraDialect {
  const transport = jiraTransport(access, options);
  return access.kind === 'cloud' ? cloudDialect(transport) : serverDialect(transport);
}

/** Returns the tickets of a site that speaks the dialect. */
export function createTickets(dialect: JiraDialect, settings: JiraSettings): Tickets {
  const { client, searchPage } = dialect;
  const { show = showInput, repository = '' } = settings;
  const site = openSite(dialect, settings);
  const { request, tokens, store, isInternal } = site;
  return {
    ...readerOf(site),
    keyOf: (key) => request(key, 'Browse projects', async () => (await readName(client, key)).key),
    seal: sealOf(tokens, 'pull request', repository.toLowerCase()),
    recall: (key) => request(key, 'Browse projects', () => readRecord(store, key)),
    otherRecords: (key) => request(key, 'Browse projects', () => readOtherRecords(store, key)),
    remember: (key, record) => request(key, 'Edit issues', () => writeRecord(store, key, record)),
    comment: (key, blocks, replaces) =>
      request(key, 'Add comments', (own) =>
        writeComment(dialect, { key, blocks, replaces, isInternal: () => isInternal(key) }, own),
      ),
    rewrite: (key, id, blocks) =>
      request(key, 'Add comments', async (own) => {
        await rewriteComment(dialect, { key, id, blocks, isQuiet: true }, own);
      }),
    move: (key, target) =>
      request(key, 'Transition issues', () => transitionTicket(dialect, key, target)),
    foresee: (key, target) =>
      request(key, 'Transition issues', () => foreseeTransition(client, key, target)),
    giveBack: (key) => request(key, 'Assign issues', (own) => giveBackTicket(dialect, key, own)),
    link: (key, page) =>
      request(key, 'Link issues', async () => {
        await createOrUpdateRemoteIssueLink(client, { issueIdOrKey: key, ...remoteLink(page) });
      }),
    sweep: async (scope) => {
      await site.account();
      return searchScope(searchPage, scope, show);
    },
  };
}

/** What requests about tickets share: the account, and what is known of a ticket once it is read. */
function openSite(dialect: JiraDialect, settings: JiraSettings) {
  const { client } = dialect;
  const { baseUrl, email = '', token, previousToken, ticketFields = [] } = settings;
  const { show = showInput, repository = '', reporters } = settings;
  const account = askOnce(dialect.account);
  const tokens = [token, ...(previousToken === undefined ? [] : [previousToken])];
  const ids = new Map<TicketKey, string>();
  const idOf = async (key: TicketKey) => {
    const id = ids.get(key) ?? (await readName(client, key)).id ?? key;
    ids.set(key, id);
    return id;
  };
  const store: RecordStore = { client, repository, tokens, idOf };
  const serviceDesks = new Map<TicketKey, boolean>();
  /** Whether a comment is for agents alone: customers read tickets of a service desk. */
  const isInternal = async (key: TicketKey) =>
    serviceDesks.get(key) ?? (await readIsServiceDesk(client, key));
  const request = async <T>(
    key: TicketKey,
    permission: JiraPermission,
    send: (own: OwnAccount) => Promise<T>,
  ): Promise<T> => {
    const own = await account();
    return send(own).catch((error) => {
      throw explainTicketError(error, { key, permission, email, show });
    });
  };
  return {
    ...{ dialect, baseUrl, account, request, tokens, store, ids, serviceDesks, isInternal },
    reporters: new Set(reporters),
    fields: askOnce(() => knownFields(client, ticketFields, show)),
  };
}

/** Returns what reads tickets with their comments and files. */
function readerOf(site: ReturnType<typeof openSite>) {
  const { dialect, request, reporters, baseUrl, ids, serviceDesks } = site;
  const addressOf = (key: TicketKey) => `${baseUrl}/browse/${key}`;
  const howToRead = async (own: OwnAccount) => ({
    reading: { own, readText: dialect.readText, reporters },
    wanted: { fields: await site.fields(), reporters, own },
  });
  return {
    read: (key, record) =>
      request(key, 'Browse projects', async (own) => {
        const { reading, wanted } = await howToRead(own);
        const { issue, all } = await readWithComments(dialect, key, wanted, reading);
        const { listed } = issue;
        const links = await readLinks(dialect, issue.ticket.key, listed);
        ids.set(issue.ticket.key, issue.id);
        serviceDesks.set(issue.ticket.key, issue.ticket.isServiceDesk === true);
        const ticket = { ...issue.ticket, links, ...sortComments(all, record) };
        const restricted = all.filter(({ isRestricted }) => isRestricted).map(({ body }) => body);
        const shown = { ...shownFiles(textsWithPictures(ticket, record), restricted), reporters };
        const attached = await readAttachments(issue.files, shown, dialect.download);
        return { ...ticket, ...attached, url: addressOf(ticket.key) };
      }),
    look: (key, record) =>
      request(key, 'Browse projects', async (own) => {
        const { reading, wanted } = await howToRead(own);
        const { ticket, files, listed } = await readIssue(dialect, key, wanted, 'comment');
        const all = await readEmbedded(dialect, ticket, listed, reading);
        const { ownComments: _, ...comments } = sortComments(all, record);
        const attachments = filesOf(files, reporters).map(({ filename: name }) => ({ name }));
        return { ...ticket, ...comments, attachments, url: addressOf(ticket.key) };
      }),
    ownComments: (key, record) =>
      request(key, 'Browse projects', async (own) => {
        const reading = { own, readText: dialect.readText };
        return sortComments(await readComments(dialect, key, reading), record).ownComments;
      }),
  } satisfies Partial<Tickets>;
}

/** Reads a ticket and its comments in parallel; if the ticket was moved, its comments under the new key. */
async function readWithComments(
  dialect: JiraDialect,
  key: TicketKey,
  wanted: WantedText,
  reading: CommentReading,
) {
  const asked = readIssue(dialect, key, wanted, 'issuelinks');
  const early = readComments(dialect, key, reading);
  await Promise.allSettled([asked, early]);
  const issue = await asked;
  const { key: current } = issue.ticket;
  return { issue, all: await (current === key ? early : readComments(dialect, current, reading)) };
}

/** Returns a function that asks once; after a failure, the next call asks again. */
function askOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}

/** Jira's limit on the characters of a remote link's id and title. */
const maxLinkText = 255;

/** Returns a remote link. A second one with the same `globalId` replaces the first. */
function remoteLink({ id, url, title }: LinkedPage) {
  const object = { url, title: title.slice(0, maxLinkText).toWellFormed() };
  return { globalId: id.slice(0, maxLinkText), object };
}
