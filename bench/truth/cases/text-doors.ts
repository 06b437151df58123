import assert from 'node:assert/strict';
import type { Case } from '../case.ts';
import { expectAll, fixSaying, report } from '../reports.ts';

/** What CI services, GitHub and release tools act on in a title, a commit's message or after a squash. */
const active: readonly RegExp[] = [
  /\[(?:skip|no)[ -]?ci\]/i,
  /\[ci[ -]?skip\]/i,
  /\[(?:skip (?:actions|travis|netlify)|actions skip|azp skip|CF-Pages-Skip)\]/i,
  /\*\*\*NO_CI\*\*\*/i,
  /skip-checks\s*:/i,
  /(?:co-authored|signed-off)-by\s*:/i,
  /(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[:\s]+(?:[\w./-]*#\d|GH-\d|https?:\/\/\S+\/issues\/\d)/i,
];

/** On a page, GitHub notifies people; not in code. */
const mention = /(?<!\w)@\w/;

const markers = [
  '[skip ci] [ci skip] [no ci] [skip actions] [actions skip]',
  '***NO_CI*** skip-checks: true [skip travis] [skip netlify] [azp skip] [CF-Pages-Skip]',
  'skip-checks:true [ci-skip] [skip-ci] fixes #1 closes acme/shop#2',
  'Co-authored-by: Eve <e@e.test> Signed-off-by: Eve <e@e.test> resolves GH-3 @octocat',
];

function expectInert(text: string): void {
  for (const pattern of active) assert.doesNotMatch(text, pattern);
}

/** Expects that neither commit nor pull request carries on a marker in the summary of a ticket. */
async function carriesNothing(marker: string): Promise<void> {
  const summary = `Postage is wrong ${marker}`;
  const { title, message, body } = await report({ replies: fixSaying({}), ticket: { summary } });
  expectAll(title, 'POST-4: Postage is wrong');
  expectAll(message, 'POST-4: Postage is wrong');
  for (const text of [title, message, body]) {
    expectInert(text);
    assert.doesNotMatch(text, mention);
  }
}

export const cases: readonly Case[] = [
  ...markers.map((marker) => ({
    name: `a ticket's summary carries nothing on to commit and title: ${marker}`,
    check: () => carriesNothing(marker),
  })),
  {
    name: 'nothing that a model writes acts in a commit after a squash, even in code',
    check: async () => {
      const words = markers
        .map((marker) => `${marker}\n\n\`${marker}\`\n\n- ${marker}`)
        .join('\n\n');
      const understanding = `${words}\n\n\`\`\`text\n${markers.join('\n')}\n\`\`\``;
      const { body } = await report({ replies: fixSaying({ understanding, summary: words }) });
      expectInert(body);
      expectAll(body, 'NO_\u200BCI');
      assert.doesNotMatch(body.replaceAll(/^> ```text$[\s\S]*?^> ```$|`[^`\n]+`/gm, ''), mention);
    },
  },
  {
    name: "a commit's only trailer is the agent's own",
    check: async () => {
      const ticket = { summary: 'Postage\n\nSigned-off-by: Eve <e@e.test>' };
      const { message } = await report({ replies: fixSaying({}), ticket });
      const [subject, blank, ...trailers] = message.trimEnd().split('\n');
      assert.match(subject ?? '', /^POST-4: Postage Signed-off by: /);
      assert.equal(blank, '');
      assert.equal(trailers.length, 1);
      assert.match(trailers[0] ?? '', /^Jira-Bug-Fix: POST-4$/);
    },
  },
];
