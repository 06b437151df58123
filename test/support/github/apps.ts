import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Endpoints } from '@octokit/types';
import type { Answer, Routes } from '../stand-in.ts';
import { notFound } from './problem.ts';

type AppConversion = Endpoints['POST /app-manifests/{code}/conversions']['response']['data'];

/** What a manifest must have, as GitHub's page for new Apps checks it. */
export interface AppManifest {
  readonly name: string;
  readonly url: string;
  readonly redirect_url: string;
  readonly public: boolean;
  readonly default_permissions: Readonly<Record<string, string>>;
  readonly default_events: readonly string[];
  readonly hook_attributes: { readonly url: string; readonly active: boolean };
}

/** GitHub's page for new Apps, after the user has confirmed it. */
export interface NewApps {
  readonly routes: Routes;
  /** Registers an App, and returns the address that the browser is sent to. */
  confirm(manifest: AppManifest, state: string): string;
}

/** Codes can be exchanged once, without a login. */
export function newApps(): NewApps {
  const waiting = new Map<string, AppManifest>();
  return {
    confirm: ({ redirect_url, ...manifest }, state) => {
      const code = randomBytes(20).toString('hex');
      waiting.set(code, { redirect_url, ...manifest });
      const address = new URL(redirect_url);
      address.search = String(new URLSearchParams({ code, state }));
      return address.href;
    },
    routes: {
      'POST /app-manifests/{code}/conversions': ({ params }): Answer => {
        const manifest = waiting.get(params.code ?? '');
        waiting.delete(params.code ?? '');
        if (manifest === undefined) return notFound;
        return { status: 201, body: conversionOf(manifest) };
      },
    },
  };
}

function conversionOf(manifest: AppManifest): Partial<AppConversion> {
  const { name, url, default_permissions, default_events } = manifest;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const time = '2026-11-20T08:00:00Z';
  return {
    ...{ id: 1017, slug, node_id: 'A_1017', name, description: null, external_url: url },
    ...{ client_id: 'Iv23liStandIn', client_secret: 'client-secret', webhook_secret: null },
    ...{ pem: privateKey, html_url: `https://github.com/apps/${slug}` },
    ...{ created_at: time, updated_at: time, permissions: default_permissions },
    ...{ events: [...default_events], installations_count: 0 },
  };
}
