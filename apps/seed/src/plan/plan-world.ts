import { chanceOf, shuffle } from '../chance.ts';
import { planCollections, planNfts } from './plan-nfts.ts';
import { planPeople, planPurchases } from './plan-people.ts';
import { planTokens } from './plan-tokens.ts';
import { MESSAGES } from './texts.ts';
import type { MessagePlan, PersonPlan, World } from './world.ts';

const MESSAGES_PER_PERSON = 0.15;

/**
 * Plans everything one generation does. The same seed number always creates the same world, regardless of the
 * order in which steps run.
 */
export function planWorld(seed: number, generation: number, count: number): World {
  const people = planPeople(seed, generation, count);
  const purchases = planPurchases(seed, generation, people);
  const collections = planCollections(generation, people);
  return {
    people,
    purchases,
    collections,
    nfts: planNfts(seed, generation, { people, purchases, collections }),
    tokens: planTokens(seed, generation, people),
    messages: planMessages(seed, generation, people),
  };
}

function planMessages(seed: number, generation: number, people: readonly PersonPlan[]): MessagePlan[] {
  const count = Math.min(MESSAGES.length, Math.max(1, Math.round(people.length * MESSAGES_PER_PERSON)));
  const authors = shuffle(chanceOf(seed, generation, 'messages'), people);
  return MESSAGES.slice(0, count).map((message, index) =>
    Object.assign({}, message, { from: authors[index]!.index }),
  );
}
