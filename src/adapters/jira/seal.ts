import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RecordSeal } from '../../core/report/index.ts';

/**
 * Returns what signs texts about something, with a key that only who has the first of these tokens can derive. What one
 * of the others has signed counts, too.
 */
export function sealOf(tokens: readonly string[], ...about: readonly string[]): RecordSeal {
  const codes = (text: string) =>
    tokens.map((token) =>
      createHmac('sha256', recordKey(token))
        .update(JSON.stringify([...about, text]))
        .digest('hex'),
    );
  return {
    sign: (text) => codes(text)[0] ?? '',
    isSigned: (text, code) => codes(text).some((own) => isEqual(Buffer.from(own), code)),
  };
}

/** Derives from a token a key that is used for records alone. */
const recordKey = (token: string) =>
  new Uint8Array(hkdfSync('sha256', token, '', 'jira-bug-fix-agent: record', 32));

function isEqual(own: Buffer, code: string): boolean {
  const given = Buffer.from(code);
  return given.length === own.length && timingSafeEqual(given, own);
}
