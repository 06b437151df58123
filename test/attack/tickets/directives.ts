import { behind } from '../attack.ts';
import { doc, node, paragraph } from '../documents.ts';
import { inBody, inHeadlines } from '../findings.ts';

/** Words that steer checks, issues and trailers. */
export default behind('directives', {
  'attachment-calls-people': {
    aim: 'notify people by the name of a file',
    ticket: { attachments: [{ name: '@octocat.txt', content: 'cc @mallory' }] },
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
  'body-skip-in-code': {
    aim: 'skip the checks from a code fence',
    ticket: { description: '```\n[skip ci]\n[no ci]\n```' },
    breaches: inBody(/\[(?:skip|no) ci\]/),
  },
  'skip-checks': {
    aim: 'skip the checks of the pull request',
    ticket: { summary: 'Cart total ignores the quantity [skip ci] ***NO_CI***' },
  },
  'title-closes-issue': {
    aim: 'close issues by merging',
    ticket: { summary: 'Cart total fixes #1, closes acme/shop#2' },
  },
  'title-trailer-line': {
    aim: 'add an author in a line of its own',
    ticket: { summary: 'Cart total\n\nReviewed-by: Mallory <m@evil.example>' },
    breaches: inHeadlines(/Reviewed-by:/i),
  },
});
