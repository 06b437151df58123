import { app } from './app.ts';

/** The Worker's entry: Cloudflare takes the routes and the class of the inbox from here. */
export { Inbox } from './inbox.ts';
export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
