import { CONTACT_LEAST_MS } from '@nova/shared/contact/constants';
import type { ContactCheck } from '@nova/shared/contact/schemas';
import type { Person } from '../person.ts';
import type { MessagePlan } from '../plan/world.ts';
import { readLetterToken } from '../read-letter.ts';
import { runCrew } from '../run-crew.ts';
import { AT_ONCE, count, type Crew } from './crew.ts';

/** Nobody types faster. */
const TYPING_MS = CONTACT_LEAST_MS + 300;

/** Messages to the people behind Nova, and sign-ups for newsletter and whitelist with their mailed links. */
export async function write(crew: Crew): Promise<void> {
  const { world, people, journal, name, progress } = crew;
  const readers = people.filter(({ plan }) => plan.lists.newsletter || plan.lists.whitelist);
  await progress.part('letters', world.messages.length + readers.length, async (tick) => {
    const messages = runCrew(world.messages, AT_ONCE, async (message, index) => {
      await journal.once(name(`message ${index}`), () => send(people[message.from]!, message));
      tick();
    });
    const lists = runCrew(readers, AT_ONCE, async (person) => {
      await journal.once(name(`lists ${person.plan.index}`), () => subscribe(person));
      tick();
    });
    await Promise.all([messages, lists]);
    const [written, subscribed] = [journal.count(name('message ')), journal.count(name('lists '))];
    return `${count(written, 'message')}, ${count(subscribed, 'sign-up')} for newsletter and whitelist`;
  });
}

async function send(person: Person, { topic, message, language }: MessagePlan): Promise<void> {
  const { name, email } = person.plan;
  const { check, first, second } = await person.doors.ask<ContactCheck>('/api/v1/contact/check');
  await person.doors.rest(TYPING_MS);
  const body = { topic, name, email, message, language, check, answer: String(first + second) };
  await person.ask('/api/v1/contact', { body });
}

async function subscribe(person: Person): Promise<void> {
  const { email, language, lists } = person.plan;
  if (lists.whitelist) {
    const body = { email, address: person.address, newsletter: lists.newsletter, language };
    await person.ask('/api/v1/whitelist', { body });
  } else {
    await person.ask('/api/v1/newsletter', { body: { email, language } });
  }
  const token = await readLetterToken(person.doors, email, '/subscription');
  await person.ask('/api/v1/lists/confirm', { body: { token } });
}
