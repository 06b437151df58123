import { type Call, post } from '../worker-road.ts';

const facts = { ticket: 'SHOP-7', ticketId: '7', site: 'acme.atlassian.net', reason: 'created' };

export default {
  aim: 'start a run as a rule of Jira Automation, without its token',
  wall: 'signature',
  call: async (url) => [
    await post(url, {
      path: '/webhooks/automation',
      headers: { authorization: 'Bearer guessed' },
      body: JSON.stringify({ ...facts, time: new Date().toISOString() }),
    }),
  ],
} satisfies Call;
