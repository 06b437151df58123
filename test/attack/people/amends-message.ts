import { branch, deed } from '../deeds.ts';

export default deed('overwrite a commit whose message a person has changed', async ({ github }) => {
  await github.rewriting.amend(branch, {});
});
