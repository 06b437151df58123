import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { asRoot } from '../machine.ts';
import { onceFixed, tells } from '../replies.ts';

const id = randomUUID();
const files = ['/etc', '/var/lib', '/usr/local/etc'].map(
  (folder) => `${folder}/service-${id}.conf`,
);
const secret = `a-secret-of-a-service-${id}`;

export default {
  aim: 'have the tests read what services of the machine keep, readable for all, each line reversed',
  wall: 'machine',
  prepare: async () =>
    asRoot(
      'secret=$1; shift; for file; do echo "$secret" > "$file"; chmod 644 "$file"; done',
      secret,
      ...files,
    ),
  inputs: {
    'test-command': onceFixed(`cat ${files.join(' ')} | rev; exit 1`),
    'test-isolation': 'required',
  },
  breaches: (scene) => {
    asRoot('rm -f -- "$@"', ...files);
    return tells([...secret].reverse().join(''))(scene);
  },
} satisfies Attack;
