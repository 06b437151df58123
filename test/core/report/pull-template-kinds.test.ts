import { Lexer, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import { pullRequestBody } from '../../../src/core/report/index.ts';
import { ticketOf } from '../../support/memory/samples.ts';
import { cart, fixOf, outcomeOf } from './outcomes.ts';

const outcome = outcomeOf('approved', fixOf(cart));
const bodyOf = (template: string) => pullRequestBody(ticketOf(), outcome, template);

/** The headings of a text as a reader of Markdown that is not ours finds them. */
const headingsIn = (markdown: string) =>
  new Lexer()
    .lex(markdown)
    .flatMap((token: Token) => (token.type === 'heading' ? [String(token.text)] : []));

/** Templates of the kinds that repositories have. */
const kinds = {
  comments: `<!--
Thank you! Before you send this:
## read the guide
- [ ] Tests added
-->

### What does this change?
<!-- One or two sentences. --> <!-- No pictures. -->

### Why?

<!-- Link the discussion,
or describe the problem. -->

### Notes for the release

NONE
`,
  tables: `# Pull Request

| Question | Answer |
| --- | --- |
| Bug fix? | yes / no |
| Tickets | Fix #... |

## Summary of the change

## Test plan

| Browser | Works |
| :-- | :-: |
| Firefox | [ ] |
`,
  underlined: `Description
===========

Describe what you did, and why.

Related tickets
---------------

* none

Deployment notes
----------------
- run the migration
`,
  nested: `## Description

## Type of change
- [ ] Bug fix
- [ ] Feature
  - [ ] behind a flag
    - [ ] with a removal date

**Checklist**

1. [ ] Tests are added
   * [ ] and pass in CI
2. [ ] \`CHANGES.md\` has a line

<details>
<summary>Release</summary>

- [ ] Announced

</details>
`,
  bug: `## Bug
**What was wrong:**

**Root cause:**

**Solution:**

\`\`\`sh
# How to see it
make run
\`\`\`

## Reviewer: check
- [ ] Reproduced on the main branch
`,
  languages: `## 概要

## 変更理由

## Änderungen

## Wie getestet?

## Capturas de pantalla

## Чек-лист
- [ ] Документация обновлена
`,
};

describe.each(Object.entries(kinds))('a template with %s', (_, template) => {
  const body = bodyOf(template);

  test('keeps each heading, in order', () => {
    const told = headingsIn(body);
    const asked = headingsIn(template);
    expect(told.filter((title) => asked.includes(title))).toEqual(asked);
  });

  test('keeps each line in order, but for ticked boxes', () => {
    const lines = body.replaceAll('[x]', '[ ]').split('\n');
    let at = 0;
    for (const line of template.trimEnd().split('\n')) {
      at = lines.indexOf(line, at) + 1;
      expect(at, line).toBeGreaterThan(0);
    }
  });

  test('has all that was computed, once', () => {
    for (const part of ['Fixes [APP-17', '**What changed:**', '| Evidence |', 'Written by Jira'])
      expect(body.split(part), part).toHaveLength(2);
  });
});
