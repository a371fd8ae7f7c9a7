import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import { type ActionKey, rewardTypeOf } from '@nova/shared/energy/catalogue';

/** One action of a daily routine. */
export interface PlannedAction {
  readonly key: ActionKey;
  /** Seconds after midnight. */
  readonly at: number;
}

/** A group of users or attackers with identical behavior. */
export interface Kind {
  readonly name: string;
  readonly isHonest: boolean;
  readonly accounts: number;
  readonly routine: readonly PlannedAction[];
  /** Days between two days of activity; 1 = every day. */
  readonly every: number;
  /** Mailboxes that the accounts of this kind can confirm; aliases count once. */
  readonly mailboxes: number;
  /** New accounts per day that the sign-up and welcome limits of their networks allow. */
  readonly arrivalsPerDay: number;
  /** USDT that each account spends in the presale on its first day, in micro-units. */
  readonly usdtUnits: bigint;
  /** Points per day that a partner's key adds, shared by all accounts of the kind. */
  readonly partnerPointsPerDay: number;
}

const HOUR = 3_600;

/** Actions of a user who visits once a day for a few minutes. */
const VISIT: readonly PlannedAction[] = [
  { key: 'wallet_connect', at: 8 * HOUR },
  { key: 'daily_visit', at: 8 * HOUR },
  { key: 'energy_collection', at: 8 * HOUR + 10 },
  { key: 'energy_collection', at: 18 * HOUR },
  ...Array.from({ length: 5 }, (_, page) => ({ key: 'page_visit' as const, at: 8 * HOUR + 60 * page })),
  { key: 'explorer_interaction', at: 8 * HOUR + 200 },
  { key: 'time_spent', at: 8 * HOUR + 310 },
  { key: 'time_spent', at: 8 * HOUR + 620 },
];

/** Returns the actions of a script that exhausts everything a browser may report, highest reward first. */
function everything(): PlannedAction[] {
  const plan: PlannedAction[] = [{ key: 'wallet_connect', at: 0 }];
  for (const key of BROWSER_KEYS) {
    const { cooldownSeconds, dailyCap } = rewardTypeOf(key);
    const times = dailyCap === 0 ? 20 : dailyCap;
    for (let index = 0; index < times; index += 1) plan.push({ key, at: index * (cooldownSeconds + 1) });
  }
  return plan
    .filter(({ at }) => at < 24 * HOUR)
    .toSorted((a, b) => rewardTypeOf(b.key).points - rewardTypeOf(a.key).points || a.at - b.at);
}

const EVERYTHING = everything();
const USDT = 1_000_000n;

const attackers = (
  name: string,
  accounts: number,
  traits: Partial<Omit<Kind, 'name' | 'accounts' | 'isHonest'>>,
): Kind => ({
  name,
  accounts,
  isHonest: false,
  routine: EVERYTHING,
  every: 1,
  mailboxes: accounts,
  arrivalsPerDay: accounts,
  usdtUnits: 0n,
  partnerPointsPerDay: 0,
  ...traits,
});

const people = (name: string, accounts: number, traits: Partial<Omit<Kind, 'name' | 'accounts'>>): Kind => ({
  ...attackers(name, accounts, { routine: VISIT, ...traits }),
  isHonest: true,
});

/** 1,000 users and 10,000 attackers of seven kinds. */
export const POPULATION: readonly Kind[] = [
  people('daily user who bought for 25 USDT', 600, { usdtUnits: 25n * USDT }),
  people('weekly user who bought for 25 USDT', 200, { usdtUnits: 25n * USDT, every: 7 }),
  people('daily user without a purchase', 200, {}),
  attackers('wallets without a mailbox', 3_000, { mailboxes: 0 }),
  attackers('aliases of a few mailboxes', 1_500, { mailboxes: 15 }),
  attackers('own mailboxes, five networks', 1_500, { arrivalsPerDay: 15 }),
  attackers('own mailboxes, own networks', 1_500, {}),
  attackers('a 5 USDT purchase each', 1_000, { usdtUnits: 5n * USDT }),
  attackers('pairs that invite each other and buy', 1_000, { usdtUnits: 5n * USDT }),
  attackers('a colluding partner', 500, { partnerPointsPerDay: 10_000 }),
];
