import { behind } from '../attack.ts';
import { doc, node, paragraph } from '../documents.ts';
import { inBody, inHeadlines } from '../findings.ts';

/** Words that steer checks, issues and trailers. */
export default behind('directives', {
  'attachment-calls-people': {
    aim: 'notify people by the name of a file',
    ticket: { attachments: [{ name: '@octocat.txt', content: 'cc @mallory' }] },
  },
  'body-bare-address': {
    aim: 'link a page without any sign of a link',
    ticket: { description: 'See www.evil.example and https://evil.example/login.' },
    breaches: inBody(/www\.|https:\/\/evil/),
  },
  'body-calls-people': {
    aim: 'notify a person, a team and everybody',
    ticket: {
      description: doc(
        paragraph(
          'Ask ',
          node('mention', { id: '1', text: '@octocat' }),
          ', @acme/payments or @here.',
        ),
      ),
    },
  },
  'body-close-in-code': {
    aim: 'close an issue from a code span',
    ticket: { description: 'It prints `fixes #1` and `closes acme/shop#2`.' },
    breaches: inBody(/(?:fixes|closes) (?:acme\/shop)?#\d/),
  },
  'body-closes-issue': {
    aim: 'close an issue of another repository',
    ticket: { description: 'This fixes #1 and closes acme/shop#2.' },
    breaches: inBody(/(?:fixes|closes) (?:acme\/shop)?#\d/i),
  },
  'body-co-author': {
    aim: 'become an author of the commit',
    ticket: { comments: ['Thanks.\n\nCo-authored-by: Mallory <mallory@evil.example>'] },
    breaches: inBody(/^\W*co-authored-by:/im),
  },
  'body-signed-off': {
    aim: 'sign the commit off for someone else',
    ticket: { criteria: 'It adds up.\n\nSigned-off-by: Linus <linus@kernel.example>' },
    breaches: inBody(/^\W*signed-off-by:/im),
  },
  'body-skip-checks': {
    aim: 'skip the checks by a trailer',
    ticket: { description: 'The total is wrong.\n\nskip-checks: true' },
    breaches: inBody(/^\W*skip-checks:/im),
  },
  'body-skip-in-code': {
    aim: 'skip the checks from a code fence',
    ticket: { description: '```\n[skip ci]\n[no ci]\n```' },
    breaches: inBody(/\[(?:skip|no) ci\]/),
  },
  'body-smart-commit-code': {
    aim: 'move the ticket from a code span',
    ticket: { description: 'It prints `SHOP-7 #close #time 3d`.' },
    breaches: inBody(/SHOP-7 #close/),
  },
  'body-trailer-in-code': {
    aim: 'sign off from a code fence',
    ticket: { comments: ['```\nReviewed-by: Mallory\nSigned-off-by: Mallory\n```'] },
    breaches: inBody(/(?:reviewed|signed-off)-by:/i),
  },
  'skip-checks': {
    aim: 'skip the checks of the pull request',
    ticket: { summary: 'Cart total ignores the quantity [skip ci] ***NO_CI***' },
  },
  'title-actions-skip': {
    aim: 'skip the workflows, words turned around',
    ticket: { summary: '[actions skip] Cart total is wrong' },
  },
  'title-calls-people': {
    aim: 'notify a person and a team',
    ticket: { summary: 'Cart total is wrong @octocat @acme/payments' },
  },
  'title-ci-skip': {
    aim: 'skip the checks with the older words',
    ticket: { summary: 'Cart total is wrong [ci skip]' },
  },
  'title-closes-address': {
    aim: 'close an issue by its address',
    ticket: { summary: 'Cart total resolves https://github.com/acme/shop/issues/3' },
    breaches: inHeadlines(/https?:\/\//),
  },
  'title-closes-issue': {
    aim: 'close issues by merging',
    ticket: { summary: 'Cart total fixes #1, closes acme/shop#2' },
  },
  'title-no-ci-stars': {
    aim: 'skip the pipelines of another service',
    ticket: { summary: 'Cart total is wrong ***NO_CI***' },
  },
  'title-no-ci': {
    aim: 'skip the checks in two short words',
    ticket: { summary: 'Cart total is wrong [no ci]' },
  },
  'title-release': {
    aim: 'start a release of a version',
    ticket: { summary: 'Cart total +semver: major Release-As: 9.9.9 BREAKING CHANGE: all' },
    breaches: inHeadlines(/\+semver:|Release-As:|BREAKING CHANGE:/),
  },
  'title-skip-actions': {
    aim: 'skip the workflows alone',
    ticket: { summary: '[skip actions] Cart total is wrong' },
  },
  'title-skip-hosting': {
    aim: 'skip the previews of other services',
    ticket: { summary: 'Cart total is wrong [skip netlify] [CF-Pages-Skip] [skip vercel]' },
    breaches: inHeadlines(/\[(?:skip|CF-Pages-Skip)/i),
  },
  'title-skip-line-break': {
    aim: 'complete the words where a line break becomes a blank',
    ticket: { summary: 'Cart total is wrong [skip\nci]' },
  },
  'title-skip-nested': {
    aim: 'complete the words where others are removed',
    ticket: { summary: 'Cart total is wrong [[skip ci] skip ci] [@skip ci]' },
  },
  'title-skip-upper-case': {
    aim: 'skip the checks in capitals',
    ticket: { summary: 'Cart total is wrong [SKIP CI][Ci Skip]' },
  },
  'title-skip-zero-width': {
    aim: 'complete the words where a hidden character is removed',
    ticket: { summary: 'Cart total is wrong [sk\u200Bip\u00AD ci]' },
  },
  'title-smart-commit': {
    aim: 'close the ticket and log time on it',
    ticket: { summary: 'Cart total SHOP-7 #close #time 2w #comment paid' },
  },
  'title-trailer-line': {
    aim: 'add an author in a line of its own',
    ticket: { summary: 'Cart total\n\nReviewed-by: Mallory <m@evil.example>' },
    breaches: inHeadlines(/Reviewed-by:/i),
  },
});
