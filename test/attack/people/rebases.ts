import { branch, deed } from '../deeds.ts';

export default deed(
  'overwrite a commit that a person has put on top of the base',
  async ({ github }) => {
    await github.commitOn('main', { 'docs/a.md': 'a\n' }, 'Document');
    await github.rewriting.rebase(branch);
  },
);
