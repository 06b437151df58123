import { app, sweep } from './app.ts';

/** The Worker's entry: Cloudflare takes the routes, the timer and the class of the inbox from here. */
export { Inbox } from './inbox/inbox.ts';
export default {
  fetch: app.fetch,
  scheduled: (_event, env) => sweep(env),
} satisfies ExportedHandler<Env>;
