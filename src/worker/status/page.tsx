import { Deliveries } from './deliveries.tsx';
import type { InboxReport } from './report.ts';
import { Instant, Section } from './section.tsx';
import { style } from './style.ts';

/** Returns the page, which no browser may cache, frame, or run anything on. `now` is in milliseconds. */
export function pageAnswer(report: InboxReport, now: number): Response {
  const nonce = crypto.randomUUID();
  const policy = [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ];
  return new Response(renderPage({ report, now, nonce }), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  });
}

interface PageProps {
  readonly report: InboxReport;
  /** When the report was made, in milliseconds. */
  readonly now: number;
  /** Allows the style sheet under the page's policy. */
  readonly nonce: string;
}

/** Renders the page's HTML. Everything from outside is escaped text in it, or a checked URL. */
export function renderPage(props: PageProps): string {
  return `<!doctype html>${<Page {...props} />}`;
}

function Page({ report, now, nonce }: PageProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Status of Jira Bug Fix Agent</title>
        <style nonce={nonce}>{style}</style>
      </head>
      <body>
        <header>
          <h1>Jira Bug Fix Agent</h1>
          <p>
            As of <Instant at={now} /> UTC.
          </p>
        </header>
        <main>
          <Waiting rows={report.waiting} />
          <Rejected rows={report.refused} />
          <Deliveries rows={report.deliveries} />
        </main>
      </body>
    </html>
  );
}

function Waiting({ rows }: { readonly rows: InboxReport['waiting'] }) {
  return (
    <Section
      id="waiting"
      title="Waiting"
      empty="Nothing is waiting."
      caption="Deliveries to be sent later, and when the first of them is due. Times in UTC."
      head={{ name: 'Repository', cell: ({ repository }) => repository }}
      columns={[
        { name: 'Deliveries', isShort: true, cell: ({ count }) => count },
        { name: 'Until', isShort: true, cell: ({ until }) => <Instant at={until} /> },
        { name: 'Why', cell: ({ why }) => why },
      ]}
      rows={rows}
    />
  );
}

/** Nothing else shows that Jira signs with another secret, or not at all: Jira shows no answers. */
function Rejected({ rows }: { readonly rows: InboxReport['refused'] }) {
  return (
    <Section
      id="refused"
      title="Rejected requests"
      empty="None."
      caption="Requests per day, in UTC. Strangers send some. If Jira sent them, its webhook has no secret, its secret is not JIRA_WEBHOOK_SECRET, or its Automation rule has another token; Jira does not send them again."
      head={{ name: 'Day', cell: ({ day }) => <time datetime={day}>{day}</time> }}
      columns={[
        { name: 'X-Hub-Signature is missing', isShort: true, cell: ({ missing }) => missing },
        {
          name: 'X-Hub-Signature does not match',
          isShort: true,
          cell: ({ mismatch }) => mismatch,
        },
        { name: 'Not AUTOMATION_TOKEN', isShort: true, cell: ({ token }) => token },
      ]}
      rows={rows}
    />
  );
}
