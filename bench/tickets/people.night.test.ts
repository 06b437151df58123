import { describe, expect, it } from 'vitest';
import { type Deafness, playPeople } from './people-play.ts';
import { peopleScheduleOf } from './people-schedule.ts';
import { findPeopleViolations, type PeopleViolation } from './people-violations.ts';

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
