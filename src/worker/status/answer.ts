import type { Report } from '../http/index.ts';
import { renderPage } from './page.tsx';

/** The page as an answer that no browser keeps, frames, or lets do anything but show text. `now` is in milliseconds. */
export function pageAnswer(report: Report, url: string, now: number): Response {
  const nonce = crypto.randomUUID();
  const refreshes = new URL(url).searchParams.get('refresh') !== 'off';
  const page = renderPage({ report, now, nonce, refreshes });
  const policy = [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ];
  return new Response(page, {
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
