import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const demo = fileURLToPath(new URL('../demo/index.ts', import.meta.url));

it('the demo shows every step and succeeds only if the pull request is correct', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [demo]);
  const inOrder = [
    /Jira +SHOP-7 .* is created, status Zu erledigen/,
    /Worker +answers 202/,
    /GitHub +receives repository_dispatch jira-bug-fix/,
    /Action +SHOP-7: at most \d+ calls/,
    /Action +plan: fix shop\/cart.py/,
    /Action +review: The cart in web\/cart.js/,
    /Action +review: approved/,
    /Action +pull request: http/,
    /Action +ticket: moved to In Prüfung/,
    /── Diff.*\+ {12}total \+= price \* quantity/s,
    /── Pull request #1: SHOP-7/,
    /── Comment on SHOP-7.*A fix is ready for review/s,
    /Ticket +SHOP-7 is now In Prüfung/,
    /Stop reason +approved/,
    /Cost +5 calls, \d+ tokens/,
    /✓ The pull request holds exactly the fix/,
  ];
  const places = inOrder.map((form) => stdout.search(form));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
