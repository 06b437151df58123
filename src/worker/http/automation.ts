import { admit, type Person, ticketOf, type Wish } from '../rules/index.ts';
import { at, hostOf, textAt, texts } from '../webhook/index.ts';
import { isTooOld } from './age.ts';
import { readBody } from './body.ts';
import { bodyHash } from './delivery.ts';
import { keep, maxBytes, parseJson, type Reply, refuse, type Surroundings } from './reply.ts';

/**
 * Takes in what a rule of Jira Automation sends with "Send web request": JSON with ticket, ticketId, site,
 * reason and time, and perhaps components, labels and reporter. Rejects when the inbox does.
 */
export async function receiveAutomation(
  request: Request,
  surroundings: Surroundings,
): Promise<Reply> {
  const { automationToken: token } = surroundings.settings;
  if (token === '')
    return refuse(404, 'Nothing is here: Jira posts its webhooks to /webhooks/jira.');
  const shown = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (shown === undefined || !(await isSame(shown, token))) {
    surroundings.refused();
    return refuse(401, 'Authorization is not "Bearer" and the AUTOMATION_TOKEN.');
  }
  const body = await readBody(request, maxBytes);
  if (body === undefined) return refuse(413, `The request has more than ${maxBytes} bytes.`);
  const json = parseJson(body);
  const wish = readWish(json);
  if (wish === undefined) return refuse(400, howToAsk);
  if (isTooOld(Date.parse(textAt(json, 'time')), surroundings.now())) {
    return refuse(401, 'The request says that it is more than 24 hours old.');
  }
  const delivery = `automation-${await bodyHash(body)}`;
  const event = `automation (${wish.reason})`;
  const { policy } = surroundings.settings;
  const decision = admit(wish, { event, delivery, policy });
  return keep({ ...ticketOf(wish.ticket), delivery, event }, decision, surroundings);
}

const howToAsk =
  'The request is not JSON with ticket, ticketId, site, time and one of the reasons created, reopened, labelled and commented.';

/** `time` is what tells two requests of the same words apart. */
function readWish(json: unknown): Wish | undefined {
  const [reason] = (['created', 'reopened', 'labelled', 'commented'] as const).filter(
    (known) => known === textAt(json, 'reason'),
  );
  const named = ['ticket', 'ticketId', 'site', 'time'].every((name) => textAt(json, name) !== '');
  if (reason === undefined || !named) return undefined;
  const site = textAt(json, 'site');
  return {
    reason,
    ticket: {
      key: textAt(json, 'ticket'),
      id: textAt(json, 'ticketId'),
      site: hostOf(site) || site,
      components: texts(at(json, 'components')),
      labels: texts(at(json, 'labels')),
      reporter: person(textAt(json, 'reporter')),
    },
    by: person(textAt(json, 'author')),
    bulk: 0,
    commentId: '',
  };
}

const person = (account: string): Person | undefined => (account === '' ? undefined : [account]);

/** Compares digests, so that time tells nothing of either text. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );
  return (
    first !== undefined && second !== undefined && crypto.subtle.timingSafeEqual(first, second)
  );
}
