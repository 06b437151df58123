import { branch, deed, mine } from '../deeds.ts';

export default deed('overwrite a commit on top', async ({ github }) => {
  await github.commitOn(branch, mine, 'A better idea');
});
