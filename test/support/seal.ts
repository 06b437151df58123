import type { RecordSeal } from '../../src/core/report/index.ts';
import { sha256Hex } from '../../src/engines/text/index.ts';

/** What an agent with this login signs with, in memory. */
export function sealOfLogin(login: string): RecordSeal {
  const sign = (text: string) => sha256Hex(`${login} ${text}`);
  return { sign, isSigned: (text, code) => code === sign(text) };
}

export const seal = sealOfLogin('agent');
