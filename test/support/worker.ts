import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleWorker } from './workerd/bundle.ts';
import { startWorkerd } from './workerd/workerd.ts';

export interface WorkerSettings {
  readonly secret: string;
  readonly githubToken: string;
  /** `owner/name` */
  readonly repository: string;
  readonly githubApiUrl: string;
  /** Further variables and secrets by name. */
  readonly more?: Readonly<Record<string, string>>;
}

/** A Worker on loopback. `url` has no trailing slash. */
export interface RunningWorker extends AsyncDisposable {
  readonly url: string;
}

/** Bundles the real Worker and starts it on a free port, with an empty inbox. Disposal leaves nothing behind. */
export async function startWorker(settings: WorkerSettings): Promise<RunningWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
  try {
    const { file } = await bundleWorker(folder);
    const worker = await startWorkerd(folder, {
      file,
      bindings: {
        JIRA_WEBHOOK_SECRET: settings.secret,
        GITHUB_TOKEN: settings.githubToken,
        GITHUB_REPOSITORY: settings.repository,
        GITHUB_API_URL: settings.githubApiUrl,
        ...settings.more,
      },
      hasInbox: true,
    });
    const stop = () => worker[Symbol.asyncDispose]().then(remove);
    return { url: worker.url, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
