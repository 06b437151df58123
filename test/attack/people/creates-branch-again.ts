import { branch, deed, mine, trailer } from '../deeds.ts';

export default deed(
  'overwrite a branch that a person deleted and created again',
  async ({ github }) => {
    await github.rewriting.remove(branch);
    await github.commitOn(branch, mine, `A better idea\n\n${trailer}`);
  },
);
