import { branch, deed } from '../deeds.ts';

export default deed(
  'overwrite a copy of the commit on top of work of a person',
  async ({ github }) => {
    await github.commitOn('theirs', { 'docs/a.md': 'a\n' }, 'Document');
    const copy = await github.rewriting.pick(branch, 'theirs');
    await github.rewriting.point(branch, copy);
  },
);
