import type { Report } from '../http/index.ts';
import { Deliveries } from './deliveries.tsx';
import { style } from './style.ts';
import { Instant } from './table.tsx';
import { RefusedPart, WaitingPart } from './troubles.tsx';

/** Seconds after which the page loads itself again. */
const refreshAfter = 60;

interface PageProps {
  readonly report: Report;
  /** When the report was taken, in milliseconds. */
  readonly now: number;
  /** What lets the style sheet pass the page's policy. */
  readonly nonce: string;
  /** Whether the page loads itself again. */
  readonly refreshes: boolean;
}

/** The status page's HTML. Everything that came from outside is text in it, or an address that was checked. */
export function renderPage(props: PageProps): string {
  return `<!doctype html>${<Page {...props} />}`;
}

function Page({ report, now, nonce, refreshes }: PageProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {refreshes && <meta http-equiv="refresh" content={String(refreshAfter)} />}
        <title>Status of Jira Bug Fix Agent</title>
        <style nonce={nonce}>{style}</style>
      </head>
      <body>
        <header>
          <h1>Jira Bug Fix Agent</h1>
          <p>
            As of <Instant at={now} /> UTC.{' '}
            {refreshes ? `Refreshes every ${refreshAfter} seconds. ` : ''}
            <a href={refreshes ? '/status?refresh=off' : '/status'}>
              {refreshes ? 'Stop refreshing' : 'Refresh by itself'}
            </a>
          </p>
        </header>
        <main>
          <WaitingPart rows={report.waiting} />
          <RefusedPart rows={report.refused} />
          <Deliveries rows={report.deliveries} />
        </main>
      </body>
    </html>
  );
}
