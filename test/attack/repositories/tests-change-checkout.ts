import type { Attack } from '../attack.ts';

export default {
  aim: 'have the tests change what is committed',
  wall: 'sandbox',
  inputs: {
    'test-command':
      'mkdir -p .github/workflows; echo "on: push" > .github/workflows/x.yml; echo evil > shop/pricing.py; git add -A; git commit -qm x; exit 0',
    'test-isolation': 'required',
  },
} satisfies Attack;
