/** A stop on the road of a pull request, and what may happen there. */
interface Stop {
  readonly title: string;
  readonly sentence: string;
  readonly turns: readonly Turn[];
}

interface Turn {
  /** `acts`: the agent goes on by itself. `asks`: it says so once, and a person decides. */
  readonly kind: 'acts' | 'asks';
  readonly finds: string;
  readonly does: string;
}

const acts = (finds: string, does: string): Turn => ({ kind: 'acts', finds, does });
const asks = (finds: string, does: string): Turn => ({ kind: 'asks', finds, does });

const road: readonly Stop[] = [
  {
    title: 'Opened',
    sentence: 'One commit, with its evidence.',
    turns: [
      acts('no longer merges', 'made again on the new base'),
      acts('behind, by a rule', 'branch updated'),
      asks('commit by a person', 'left to that person'),
    ],
  },
  {
    title: 'Checks',
    sentence: 'Waits until all have ended.',
    turns: [
      acts('red by the change', 'one attempt, at most two'),
      acts('flaky', 'failed jobs run again, once'),
      asks('red on the base, too', 'said once'),
      asks('held by GitHub', 'one click of yours'),
    ],
  },
  {
    title: 'Review',
    sentence: 'Waits for people.',
    turns: [
      acts('remarks, /fix', 'one commit, and an answer in each thread'),
      asks('nothing to change', 'one answer says why'),
      asks('/fix off', 'left alone'),
    ],
  },
  {
    title: 'Merged',
    sentence: 'By whomever: a person, a bot, a queue.',
    turns: [
      acts('merged', 'ticket moved, once'),
      asks('merged elsewhere', 'ticket stays, and is told'),
      asks('closed', 'ticket told, branch left'),
    ],
  },
];

/** Returns the page that shows the road of a pull request from opened to merged. */
export function roadPage(): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The road of a pull request</title>
<style>${style}</style>
<main>
${road.map(stopElement).join('\n')}
</main>
<p class="legend"><b class="acts"></b> the agent goes on by itself <b class="asks"></b> it says so once, and a person decides</p>
</html>`;
}

function stopElement({ title, sentence, turns }: Stop): string {
  const items = turns.map(
    ({ kind, finds, does }) => `<li class="${kind}"><strong>${finds}</strong> ${does}</li>`,
  );
  return `<section><h2>${title}</h2><p>${sentence}</p><ul>${items.join('')}</ul></section>`;
}

const style = `
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: #1f2328; font: 15px/1.4 "DejaVu Sans", sans-serif; padding: 24px; width: 1040px }
main { display: grid; gap: 28px; grid-template-columns: repeat(4, 1fr) }
section { position: relative }
section:not(:last-child) h2::after { color: #59636e; content: "→"; position: absolute; right: -24px }
h2 { background: #1f2328; border-radius: 6px; color: #fff; font-size: 17px; padding: 8px 12px }
section p { min-height: 58px; padding: 8px 0 }
ul { display: grid; gap: 8px; list-style: none; padding: 0 }
li { border-left: 4px solid; border-radius: 3px; padding: 6px 10px }
li strong { display: block }
.acts { background: #e6f4ea; border-color: #1a7f37 }
.asks { background: #fff3d6; border-color: #9a6700 }
.legend { align-items: center; display: flex; gap: 8px; margin-top: 20px }
.legend b { border: 2px solid; border-radius: 3px; display: inline-block; height: 16px; width: 16px }
.legend .acts { border-color: #1a7f37 }
.legend .asks { border-color: #9a6700; margin-left: 20px }
`;
