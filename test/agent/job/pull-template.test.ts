import { expect, test } from 'vitest';
import { memoryContext, scriptedModel } from '../../support/memory/context.ts';
import { aFix, cart, jobFixture } from '../../support/memory/job-fixture.ts';
import { rulesOf } from '../../support/memory/samples.ts';

/** The workspace of a repository with these files besides. */
const workspaceWith = (files: Readonly<Record<string, string>>) =>
  memoryContext(scriptedModel(), { ...cart, ...files }).workspace;

test('the pull request follows the template of the commit that is worked on, wherever the agent may write', async () => {
  const { services, deliver } = jobFixture();
  const workspace = workspaceWith({
    '.github/Pull_Request_Template.md': '## Screenshots\n\n## What and why\n',
  });
  await deliver(aFix, { job: { paths: rulesOf('src') }, context: { workspace } });
  const [publication] = services.publications;
  expect(publication?.body).toMatch(
    /## Screenshots\n\n## What and why\n\nFixes \[APP-17[\s\S]*What changed:[\s\S]*### About this change/,
  );
});

test('a template that cannot be read costs nothing but itself', async () => {
  const { services, deliver } = jobFixture();
  const workspace = workspaceWith({ '.github/pull_request_template.md': '## Why\n' });
  const read: typeof workspace.read = (path) =>
    path.startsWith('.github/') ? Promise.reject(new Error('No.')) : workspace.read(path);
  await deliver(aFix, { context: { workspace: { ...workspace, read } } });
  expect(services.publications[0]?.body).toMatch(/-->\n\nFixes \[APP-17/);
});
