import { createHash, createHmac } from 'node:crypto';
import type { Exchange } from '../routes.ts';

/** Credentials of AWS, and what requests are signed for. */
export interface Signing {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
  readonly service: string;
  readonly region: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** Returns what is wrong with the signature of a request by AWS's Signature Version 4; empty if nothing. */
export function signatureProblem(exchange: Exchange, signing: Signing): string {
  const { method, path, headers, body } = exchange;
  const { authorization = '', 'x-amz-date': date = '' } = headers;
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/;
  const [, id, scope, names = '', signature] = pattern.exec(authorization) ?? [];
  const { accessKeyId, secretAccessKey, sessionToken, service, region } = signing;
  const day = date.slice(0, 8);
  const wanted = `${day}/${region}/${service}/aws4_request`;
  if (id !== accessKeyId) return `signed by ${id}`;
  if (scope !== wanted) return `signed for ${scope}, not ${wanted}`;
  if (headers['x-amz-security-token'] !== sessionToken) return 'another session';
  const signed = names.split(';').map((name) => `${name}:${headers[name]?.trim()}\n`);
  if (!names.split(';').includes('host')) return 'the host is not signed';
  const canonical = [method, path, '', signed.join(''), names, sha256(JSON.stringify(body))];
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical.join('\n'))].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(
    (last, part) => hmac(last, part).digest(),
    hmac(`AWS4${secretAccessKey}`, day).digest(),
  );
  return hmac(key, text).digest('hex') === signature ? '' : 'another signature';
}
