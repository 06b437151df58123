import type { GitHubStandIn } from './github.ts';

const form =
  /<form method="post" action="([^"]+)">\n<input type="hidden" name="manifest" value="([^"]+)">/;

/** Opens the page of `init` as a browser does, and confirms the App on GitHub, which sends the browser back. */
export async function confirmApp(page: string, { apps }: GitHubStandIn) {
  const html = await (await fetch(page)).text();
  const [, action = '', value = ''] = form.exec(html) ?? [];
  const manifest = JSON.parse(value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  const state = new URL(action).searchParams.get('state') ?? '';
  const back = apps.confirm(manifest, state);
  const forged = await fetch(back.replace(state, 'another'), { redirect: 'manual' });
  const answer = await fetch(back, { redirect: 'manual' });
  return { action, manifest, forged: forged.status, location: answer.headers.get('location') };
}
