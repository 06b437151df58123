import { branch, deed, mine } from '../deeds.ts';

export default deed('overwrite what a person made of the commit', async ({ github }) => {
  await github.rewriting.amend(branch, mine);
});
