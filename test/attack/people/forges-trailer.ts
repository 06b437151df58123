import { branch, deed, mine, trailer } from '../deeds.ts';

export default deed('overwrite a commit that has the trailer of the agent', async ({ github }) => {
  await github.commitOn(branch, mine, `A better idea\n\n${trailer}`);
});
