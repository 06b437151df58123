import assert from 'node:assert/strict';
import { inOrder, type Scripted } from '../../../test/support/openai/openai.ts';
import { key } from '../../../test/support/project/parcel.ts';
import { runProject, startProject } from '../../../test/support/project/work.ts';
import type { Files } from '../../../test/support/repository.ts';
import type { Case } from '../case.ts';
import { atTerminal } from '../terminal.ts';

const ticket = '# How is it started?\n\nPeople asked about the class InvoicePrinter, too.\n';

const java: Files = {
  'pom.xml':
    '<project><parent><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n',
  'src/main/java/com/shop/ShopApplication.java':
    'package com.shop;\n\npublic class ShopApplication {}\n',
};
const python: Files = {
  'requirements.txt': 'pandas==2.2\n',
  'shop/cart.py': 'import pandas as pd\n\n\ndef total(items):\n    return sum(items)\n',
};

const answer = (reply: string): Scripted => ({
  toolCalls: [{ name: 'plan', input: { kind: 'answer', understanding: 'A question.', reply } }],
});

/** Right answers that name what is in the world, what the ticket names, or what is missing. */
const right: readonly (readonly [string, Files, string])[] = [
  ['a build output', java, 'Build it, then start `target/app.jar`.'],
  ['a variable of the environment', java, 'Set `JAVA_HOME` to a JDK 17 first.'],
  [
    'a member of a dependency',
    java,
    'Nothing calls `SpringApplication.run` for `ShopApplication`.',
  ],
  ['a class that the ticket names', java, '`InvoicePrinter` belongs to another service.'],
  ['a file that it says is missing', python, 'README.md is missing, see `shop/cart.py`.'],
  ['a missing file in another language', python, '仓库里没有 `README.md`。见 `shop/cart.py`。'],
  ['a built-in function', python, '`total` should check `isinstance` first.'],
  ['a member of an imported module', python, '`pd.read_csv` reads the items of `total`.'],
];

const invented = 'The entry is `com.shop.MainClass`, which starts the server.';

export const cases: readonly Case[] = [
  ...right.map(([what, files, reply]) => ({
    name: `an answer that names ${what} is given after one call`,
    check: () =>
      atTerminal({ files, ticket, model: inOrder([answer(reply)]) }, (result) => {
        assert.equal(result.stopReason, 'answered', result.stderr);
        assert.equal(result.code, 3);
        assert.equal(result.stdout, `${reply}\n`);
        assert.equal(result.chats.length, 1);
        assert.doesNotMatch(result.stderr, /not in the repository/);
      }),
  })),
  {
    name: 'an answer that names what exists nowhere is asked again and may be corrected',
    check: () => {
      const model = inOrder([answer(invented), answer('The entry is `ShopApplication`.')]);
      return atTerminal({ files: java, ticket, model }, ({ code, stdout, stderr, chats }) => {
        assert.equal(code, 3);
        assert.equal(stdout, 'The entry is `ShopApplication`.\n');
        assert.doesNotMatch(stderr, /not in the repository/);
        const prompt = chats[1]?.messages.map(({ content }) => content).join('\n') ?? '';
        assert.match(prompt, /names things that are not in the repository: MainClass\./);
      });
    },
  },
  {
    name: 'an answer that stays is given with its doubt, and is not red',
    check: () => {
      const model = inOrder([answer(invented), answer(invented)]);
      return atTerminal({ files: java, ticket, model }, ({ code, stdout, stderr, stopReason }) => {
        assert.equal(stopReason, 'answered');
        assert.equal(code, 3);
        assert.equal(stdout, `${invented}\n`);
        assert.match(stderr, /The answer names MainClass, which is not in the repository\./);
      });
    },
  },
  {
    name: 'the ticket gets an answer that stays with its doubt, and the job is green',
    check: async () => {
      const reply = 'See `src/postage.js` and `PostageCalculator`.';
      await using world = await startProject(inOrder([answer(reply), answer(reply)]));
      const { run, comment } = await runProject(world);
      assert.equal(run.exitCode, 0);
      assert.equal(run.outputs['stop-reason'], 'answered');
      for (const text of [comment, run.summary])
        assert.match(text, /answer names PostageCalculator, which is not in the repository/);
      assert.equal(world.jira.issue(key).comments.length, 1);
    },
  },
];
