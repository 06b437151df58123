import { branch, deed } from '../deeds.ts';

export default deed('overwrite a merge that a person made', async ({ github }) => {
  await github.commitOn('main', { 'docs/a.md': 'a\n' }, 'Document');
  await github.rewriting.merge(branch, {}, 'machine');
});
