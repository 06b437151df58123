import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const demo = fileURLToPath(new URL('../demo/index.ts', import.meta.url));

it('the demo plays its acts and succeeds only if each ends as it should', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [demo]);
  const inOrder = [
    /The Jira is German on purpose/,
    /Act 1: a fix/,
    /Jira +SHOP-7 .* is created, status Zu erledigen/,
    /Worker +answers 202/,
    /Action +SHOP-7: at most \d+ calls/,
    /Action +plan: fix src\/cart.js/,
    /Action +test: .*red before and green after shown/,
    /Action +review: The receipt in src\/receipt.js/,
    /Action +review: approved/,
    /Action +pull request: http/,
    /Action +ticket: moved to In Prüfung/,
    /Worker +answers 200 {"decision":"duplicate"}/,
    /── Diff.*\+ .*line\.price \* line\.quantity/s,
    /── Pull request #1: SHOP-7/,
    /\| Tests \| ✓ passed \| `node --test`: \d passed \|/,
    /\| Red before, green after \| ✓ passed \| fails without the fix/,
    /Act 2: a model gone mad/,
    /Action +Stopped: repeated/,
    /── Comment on SHOP-8.*The agent went round in circles.*It kept asking to .*3 of 16 calls/s,
    /Act 3: reopened with words/,
    /Jira +SHOP-7 is reopened with a comment/,
    /── What is new.*\+.*All prices are cents\./s,
    /── Comment on SHOP-7.*A fix is ready for review/s,
    /Act 2 +SHOP-8 +repeated, 3 calls, \d+ tokens/,
    /✓ SHOP-7 has what its comment asks for/,
  ];
  const places = inOrder.map((form) => stdout.search(form));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(stdout).not.toMatch(/✗|Breach/);
});
