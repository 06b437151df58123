import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { deleteIssueProperty, getIssuePropertyKeys, setIssueProperty } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import type { TicketKey } from '../../core/tickets/index.ts';
import { readProperty } from './client.ts';
import { deriveKey } from './seal.ts';

/** The issue properties that hold a change, named by their prefix and the number of the part. */
interface ChangePlace {
  readonly client: Client;
  readonly key: TicketKey;
  readonly prefix: string;
}

/** Characters of one part. Jira's limit for a property is 32,768. */
const partLength = 32_000;

const maxParts = 8;

const Part = z.object({ parts: z.number().int().min(1).max(maxParts), text: z.string() });
const Keys = z.object({ keys: z.array(z.object({ key: z.string() })) });

/** Stores a text on the ticket in sealed parts. Rejects if it is too long. */
export async function writeChange(
  { client, key: issueIdOrKey, prefix }: ChangePlace,
  text: string,
  secret: string,
): Promise<void> {
  const sealed = seal(text, secret).toString('base64');
  const parts = Math.ceil(sealed.length / partLength);
  if (parts > maxParts) throw new Error('The change is too large for a ticket.');
  for (let part = 0; part < parts; part += 1) {
    const body = { parts, text: sealed.slice(part * partLength, (part + 1) * partLength) };
    await setIssueProperty(client, { issueIdOrKey, propertyKey: `${prefix}${part + 1}`, body });
  }
}

/** Reads the text; `undefined` if there is none, a part is missing, or none of the secrets has sealed it. */
export async function readChange(
  place: ChangePlace,
  secrets: readonly string[],
): Promise<string | undefined> {
  const first = await readPart(place, 1);
  if (first === undefined) return undefined;
  const texts = [first.text];
  for (let part = 2; part <= first.parts; part += 1) {
    texts.push((await readPart(place, part))?.text ?? '');
  }
  const sealed = Buffer.from(texts.join(''), 'base64');
  return secrets.map((secret) => unseal(sealed, secret)).find((text) => text !== undefined);
}

async function readPart({ client, key, prefix }: ChangePlace, part: number) {
  return Part.safeParse(await readProperty(client, key, `${prefix}${part}`)).data;
}

/** Removes all parts. */
export async function removeChange({ client, key, prefix }: ChangePlace): Promise<void> {
  const issueIdOrKey = key;
  const { keys } = Keys.parse(await getIssuePropertyKeys(client, { issueIdOrKey }));
  for (const { key: propertyKey } of keys) {
    if (propertyKey.startsWith(prefix)) {
      await deleteIssueProperty(client, { issueIdOrKey, propertyKey });
    }
  }
}

/** Bytes of a sealed text's parts: the nonce and the tag of AES-GCM. */
const sizes = { nonce: 12, tag: 16 } as const;

/** Bytes. */
const longestText = 64 * 1024 * 1024;

/** Compresses and encrypts a text, so that only who has the secret can read it or make another. */
function seal(text: string, secret: string): Buffer {
  // The text holds files before and after a change, so a window that spans both saves half.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  const packed = brotliCompressSync(Buffer.from(text, 'utf8'), { params });
  const nonce = randomBytes(sizes.nonce);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(packed), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Opens a sealed text; `undefined` if it was sealed with another secret, or changed since. */
function unseal(sealed: Buffer, secret: string): string | undefined {
  const nonce = sealed.subarray(0, sizes.nonce);
  const tag = sealed.subarray(sizes.nonce, sizes.nonce + sizes.tag);
  const rest = sealed.subarray(sizes.nonce + sizes.tag);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce, {
      authTagLength: sizes.tag,
    }).setAuthTag(tag);
    const packed = Buffer.concat([decipher.update(rest), decipher.final()]);
    return brotliDecompressSync(packed, { maxOutputLength: longestText }).toString('utf8');
  } catch {
    return undefined;
  }
}

const keyOf = (secret: string) => deriveKey(secret, 'stored change');
