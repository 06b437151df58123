import { branch, deed, mine } from '../deeds.ts';

export default deed(
  'overwrite a conflict that a person has resolved on GitHub',
  async ({ github }) => {
    await github.commitOn('main', { 'docs/a.md': 'a\n' }, 'Document');
    await github.rewriting.merge(branch, mine);
  },
);
