import assert from 'node:assert/strict';
import { hanging, hangingUp } from '../../../test/support/faults.ts';
import type { Case } from '../case.ts';
import { assertPublished, type Outage, withProject } from '../outage-project.ts';

const badGateway = { status: 502, body: '<html>502 Bad Gateway</html>' };

/** A case in which a job meets outages and publishes in the same run. */
const survives = (name: string, ...outages: readonly Outage[]): Case => ({
  name,
  check: () =>
    withProject(async ({ run, world }) => {
      const ended = await run(outages);
      assertPublished(ended);
      assert.equal(world.openai.chats.length, 3);
      assert.equal(ended.run.outputs.patch, '');
    }),
});

export const cases: readonly Case[] = [
  survives('one 502 on POST git/trees costs neither the pull request nor another call', {
    ...{ service: 'github', request: /^POST .*\/git\/trees$/, answer: badGateway, times: 1 },
  }),
  survives('a 502 on POST pulls that opened the pull request all the same opens no second one', {
    ...{ service: 'github', request: /^POST .*\/pulls$/, answer: badGateway, times: 1 },
    isLate: true,
  }),
  survives('a connection that drops at POST git/refs is no wrong setting: the fix is published', {
    ...{ service: 'github', request: /^POST .*\/git\/refs$/, answer: hangingUp, times: 1 },
  }),
  survives('a request that GitHub accepts and never answers does not hang the job', {
    ...{ service: 'github', request: /^POST .*\/git\/commits$/, answer: hanging, times: 1 },
  }),
  survives('several outages in a row are waited out', {
    ...{ service: 'github', request: /^GET .*\/git\/ref\//, answer: badGateway, times: 3 },
  }),
  survives(
    'one fault at each step of the report does not keep the ticket from being told',
    { service: 'jira', request: /^POST .*\/remotelink$/, answer: hangingUp, times: 1 },
    { service: 'jira', request: /^PUT .*\/comment\//, answer: { status: 500 }, times: 1 },
    { service: 'jira', request: /^DELETE/, answer: badGateway, times: 1 },
    { service: 'github', request: /^DELETE .*\/git\/refs/, answer: badGateway, times: 1 },
  ),
  {
    name: 'an outage that lasts ends as failed with the words of GitHub and without a stack',
    check: () =>
      withProject(async ({ run }) => {
        const answer = { status: 502, body: { message: 'Server Error' } };
        const { run: ended, comment } = await run([
          { service: 'github', request: /^POST .*\/pulls$/, answer },
        ]);
        assert.equal(ended.outputs['stop-reason'], 'failed');
        assert.equal(ended.exitCode, 1);
        assert.match(
          ended.annotations.join(),
          /^GitHub answered 502 for acme\/shop: Server Error\./,
        );
        assert.match(
          ended.annotations.join(),
          /is kept: the next run publishes it without a model/,
        );
        assert.match(comment, /GitHub answered 502/);
        assert.doesNotMatch(ended.stdout, /^\s+at .*\.js:\d+/m);
      }),
  },
  {
    name: 'a GitHub that does not answer at all is an outage, not a wrong setting',
    check: () =>
      withProject(async ({ run, world }) => {
        const { run: ended } = await run([{ service: 'github', request: /./, answer: hangingUp }]);
        assert.equal(ended.outputs['stop-reason'], 'failed');
        assert.match(ended.stdout + ended.annotations.join(), /GitHub did not answer at http:/);
        assert.equal(world.openai.chats.length, 0);
      }),
  },
];
