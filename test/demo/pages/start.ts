import { html } from 'hono/html';
import { bugs, stuck } from '../bugs.ts';
import { type Session, sandboxRemark } from '../session.ts';
import type { Html } from './layout.ts';
import { statusPill } from './ticket.ts';

/** What one sees here, the form that creates a ticket, and the tickets so far. */
export function startPage({ world: { jira, github }, model }: Session): Html {
  const pullOf = (key: string) => github.pulls.find(({ head }) => head === `fix/${key}`);
  const offered = [...bugs].filter(([, bug]) => model.isScripted || bug !== stuck);
  return html`
<h1>From a bug ticket to a pull request</h1>
<ul>
<li>Here, Jira Bug Fix Agent works on this machine: the real Worker, the real Action, and a real Git repository with tests.</li>
<li>Jira and GitHub are stand-ins, so you need no account.</li>
<li>${
    model.isScripted
      ? 'The model is scripted: it knows the bugs below, and nothing leaves your machine.'
      : `The model is real: ${model.name} reads the tickets and the code, and its provider may charge you.`
  }</li>
<li>Create a ticket: Jira’s webhook reaches the Worker, which starts a run on GitHub; it ends with a pull request, a comment on the ticket, and the ticket in review.</li>
<li>The Jira is German on purpose: names of statuses differ from site to site, so the agent goes by what is the same everywhere, such as the category “to do” of a reopened ticket.</li>
</ul>
${sandboxRemark && html`<p class="faint">${sandboxRemark}</p>`}
<form method="post" action="/tickets">
<fieldset><legend>A bug in a small shop</legend>
${offered.map(
  ([id, { summary, shows }], index) =>
    html`<label><input type="radio" name="bug" value="${id}"${index === 0 && html` checked`}> <b>${summary}</b>${model.isScripted && html`<br><span class="faint">${shows}</span>`}</label>`,
)}
${!model.isScripted && ownWords}
</fieldset>
<button>Create the ticket</button>
</form>
<h2>Tickets</h2>
<ul>${jira
    .all()
    .toReversed()
    .map(({ key, summary, status }) => {
      const number = pullOf(key)?.number;
      return html`<li><a href="/browse/${key}">${key}: ${summary}</a> ${statusPill(status)}${number && html` <a href="/acme/shop/pull/${number}">Pull request #${number}</a>`}</li>`;
    })}</ul>
<p><a href="/status">The Worker’s status page</a> shows every delivery.</p>`;
}

const ownWords = html`<label><input type="radio" name="bug" value="own"> <b>In my own words</b></label>
<label>Summary<input name="summary" maxlength="200"></label>
<label>Description<textarea name="description" rows="4" maxlength="10000"></textarea></label>`;
