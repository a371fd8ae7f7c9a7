import { CONTACT_LEAST_MS } from '@nova/shared/contact/constants';
import type { ContactCheck } from '@nova/shared/contact/schemas';
import type { Person } from '../person.ts';
import type { MessagePlan } from '../plan/world.ts';
import { readMailToken } from '../read-mail.ts';
import { runWithConcurrency } from '../run-with-concurrency.ts';
import { AT_ONCE, count, type SeedContext } from './seed-context.ts';

/**
 * Milliseconds between loading and sending the contact form; faster submissions are taken for automated ones.
 */
const TYPING_MS = CONTACT_LEAST_MS + 300;

/** Sends contact messages, and signs up for newsletter and whitelist with the mailed links. */
export async function write(context: SeedContext): Promise<void> {
  const { world, people, journal, name, progress } = context;
  const readers = people.filter(({ plan }) => plan.lists.newsletter || plan.lists.whitelist);
  await progress.part('letters', world.messages.length + readers.length, async (tick) => {
    const messages = runWithConcurrency(world.messages, AT_ONCE, async (message, index) => {
      await journal.once(name(`message ${index}`), () => send(people[message.from]!, message));
      tick();
    });
    const lists = runWithConcurrency(readers, AT_ONCE, async (person) => {
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
  const { check, first, second } = await person.api.request<ContactCheck>('/api/v1/contact/check');
  await person.api.rest(TYPING_MS);
  const body = { topic, name, email, message, language, check, answer: String(first + second) };
  await person.request('/api/v1/contact', { body });
}

async function subscribe(person: Person): Promise<void> {
  const { email, language, lists } = person.plan;
  if (lists.whitelist) {
    const body = { email, address: person.address, newsletter: lists.newsletter, language };
    await person.request('/api/v1/whitelist', { body });
  } else {
    await person.request('/api/v1/newsletter', { body: { email, language } });
  }
  const token = await readMailToken(person.api, email, '/subscription');
  await person.request('/api/v1/lists/confirm', { body: { token } });
}
