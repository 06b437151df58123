import { describe, expect, it } from 'vitest';
import { type Deafness, playPeople } from './people-play.ts';
import { observePeople } from './people-result.ts';
import { peopleScheduleOf } from './people-schedule.ts';
import { findPeopleViolations, type PeopleViolation } from './people-violations.ts';

describe('a schedule of what people do', () => {
  it('depends only on its seed and number', async () => {
    expect(peopleScheduleOf(3, 5)).toEqual(peopleScheduleOf(3, 5));
    expect(peopleScheduleOf(3, 5)).not.toEqual(peopleScheduleOf(4, 5));
    expect(await observePeople(3, 7)).toEqual(await observePeople(3, 7));
  });

  it('leads to no violation, whatever they say, move or label in the middle of a run', async () => {
    for (let at = 0; at < 60; at += 1) {
      const { name, violations } = await observePeople(11, at);
      expect(violations, name).toEqual([]);
    }
  });
});

describe('an agent that does not see', () => {
  const violationsOf = async (deafness: Deafness) => {
    const found = new Set<PeopleViolation>();
    for (let at = 0; at < 90; at += 1) {
      const played = await playPeople(peopleScheduleOf(7, at), deafness);
      for (const violation of findPeopleViolations(played)) found.add(violation);
    }
    return [...found];
  };

  it.each<[string, Deafness, PeopleViolation]>([
    [
      'what people say ignores their words',
      (seen) => ({ ...seen, comments: [] }),
      'a word that was neither considered nor named',
    ],
    [
      'that the ticket is done pays for it',
      (seen) => ({ ...seen, status: { name: 'In Progress', category: 'indeterminate' } }),
      'a paid call for a ticket that is done',
    ],
    ['labels works on', (seen) => ({ ...seen, labels: [] }), 'work after a stop'],
    [
      'which text it has read works it again',
      (seen) => ({ ...seen, description: `Changed at ${seen.updated}.` }),
      'an attempt without new input',
    ],
  ])('%s', async (_, deafness, violation) => {
    expect(await violationsOf(deafness)).toContain(violation);
  });
});
