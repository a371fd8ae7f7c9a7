import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import type { ActionKey } from '@nova/shared/energy/catalogue';
import { SHARE_PLATFORMS } from '@nova/shared/referral/constants';
import { chanceOf, shuffle } from '../chance.ts';
import { FIRST_NAMES, LAST_NAMES } from './texts.ts';
import type { PersonPlan, PurchasePlan, LoginKind } from './world.ts';

/** Actions that users repeat half a minute later. */
const SOON_AGAIN: readonly ActionKey[] = ['page_visit', 'button_click', 'link_click'];
const KEYS_LEAST = 9;
/**
 * Login kinds of ten users, in this order: the first have a wallet, because later users are invited by them.
 */
const LOGIN_KINDS: readonly LoginKind[] = [
  'wallet',
  'both',
  'wallet',
  'wallet',
  'email',
  'wallet',
  'both',
  'wallet',
  'wallet',
  'both',
];
/** Amounts of purchases in USDT; small ones occur more often. */
const USDT = [
  '10',
  '12.50',
  '20',
  '20',
  '25',
  '30',
  '40',
  '50',
  '50',
  '64.20',
  '75',
  '99.99',
  '100',
  '100',
  '120',
  '150',
  '200',
  '250',
  '333',
  '400',
  '500',
  '750',
  '1000',
  '1500',
  '2500',
] as const;
const CARD_USDT = ['10', '15', '25', '40', '49.90', '60', '80', '120', '200', '350'] as const;

/** Plans users: their names, logins, referrers and actions. */
export function planPeople(seed: number, generation: number, count: number): PersonPlan[] {
  const names = planNames(seed, generation, count);
  return names.map((name, index) => {
    const chance = chanceOf(seed, generation, 'person', index);
    const keys = shuffle(chance, BROWSER_KEYS).slice(
      0,
      KEYS_LEAST + chance.below(BROWSER_KEYS.length - KEYS_LEAST + 1),
    );
    const login = LOGIN_KINDS[index % LOGIN_KINDS.length]!;
    const hasFriend = index === 1 || (index > 1 && !chance.isOneIn(3));
    return {
      index,
      name,
      login,
      email: `${toMailbox(name)}.${seed}.${generation}.${index}@example.org`,
      language: chance.isOneIn(2) ? 'de' : 'en',
      // Early users invite most friends; an invited friend without a wallet does not count.
      invitedBy: hasFriend && login !== 'email' ? pickFriend(chance.below(index * index), index) : null,
      actions: keys,
      laterActions: SOON_AGAIN.filter((key) => keys.includes(key)),
      shares:
        login === 'email'
          ? []
          : shuffle(chance, SHARE_PLATFORMS).slice(0, [0, 0, 1, 1, 2, 3][chance.below(6)]),
      lists: { newsletter: chance.isOneIn(3), whitelist: login !== 'email' && chance.isOneIn(4) },
    };
  });
}

/** Picks a referrer: early users more often, never one without a wallet. */
function pickFriend(drawn: number, index: number): number {
  const friend = index - 1 - Math.min(index - 1, Math.floor(Math.sqrt(drawn)));
  return LOGIN_KINDS[friend % LOGIN_KINDS.length] === 'email' ? friend - 1 : friend;
}

/**
 * Plans as many purchases as users. Every user with a wallet buys with it at least once, so that all have gas
 * and coins.
 */
export function planPurchases(
  seed: number,
  generation: number,
  people: readonly PersonPlan[],
): PurchasePlan[] {
  const chance = chanceOf(seed, generation, 'purchases');
  return people.flatMap(({ index, login }): PurchasePlan[] => {
    if (login === 'email') return [{ buyer: index, method: 'card', usdt: chance.pick(CARD_USDT) }];
    const first = { buyer: index, method: 'usdt', usdt: chance.pick(USDT) } as const;
    // Two in nine buy again with another payment method; one in nine buys nothing.
    if (index > 2 && index % 9 === 3) return [];
    if (index % 9 !== 5 && index % 9 !== 7) return [first];
    return [
      first,
      { buyer: index, method: index % 2 === 0 ? 'card' : 'bridge', usdt: chance.pick(CARD_USDT) },
    ];
  });
}

function planNames(seed: number, generation: number, count: number): string[] {
  const chance = chanceOf(seed, generation, 'names');
  const first = shuffle(chance, FIRST_NAMES);
  const last = shuffle(chance, LAST_NAMES);
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / first.length);
    return `${first[index % first.length]} ${last[(index + round) % last.length]}`;
  });
}

const toMailbox = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '.');
