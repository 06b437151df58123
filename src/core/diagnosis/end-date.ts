import { amber, green, type JointVerdict, notChecked, red } from './finding.ts';

/** Days before its end in which a model is to be replaced. */
const notice = 90;

const day = 24 * 3_600_000;

/** Judges the day on which a model ends, such as 2027-04-01; `undefined` if its endpoint names none. */
export function judgeEndDate(ends: string | undefined, today: Date, show: string): JointVerdict {
  const left = Math.floor((Date.parse(ends ?? '') - today.getTime()) / day);
  if (ends === undefined || Number.isNaN(left)) return notChecked('the endpoint names no end date');
  if (left < 0) return red(`Set ${show} to another model: this one ended on ${ends}.`);
  if (left > notice) return green(`ends on ${ends}`);
  return amber(`Set ${show} to another model before ${ends}: on that day this one ends.`);
}
