import {
  ACTIVE_DAY_MIN_POINTS,
  allowanceOf,
  coveredPointsOf,
  potShareMilli,
  sharesPot,
  splitConversion,
  type AllowanceFacts,
} from '@nova/shared/energy/allowance';
import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { CONVERSION_ACTIVE_DAYS, EP_PER_NAC } from '@nova/shared/energy/constants';
import {
  ACCOUNT_POINTS_PER_DAY,
  type ConversionBooks,
  type DailyPoints,
  decideConversion,
  EMPTY_BOOKS,
  NO_DAILY_POINTS,
} from '@nova/shared/energy/conversion';
import {
  type ActionAccountState,
  type ActionKeyState,
  decideAction,
  EMPTY_ACCOUNT_STATE,
  EMPTY_KEY_STATE,
  SECONDS_PER_DAY,
} from '@nova/shared/energy/rules';
import { usdtToNacWei } from '@nova/shared/presale/pricing';
import type { Kind } from './population.ts';

/** Totals of one kind over a year. */
export interface KindResult {
  readonly kind: Kind;
  readonly earnedPoints: number;
  readonly convertedPoints: number;
}

const DAYS = 365;
/** Any first day works: the rules count days since 1970. */
const FIRST_DAY = 20_000;
const WELCOME_POINTS = rewardTypeOf('welcome_bonus').points;
const PURCHASE_POINTS = rewardTypeOf('presale_purchase').points;

/** State of one account during the year. */
interface Account {
  readonly kind: Kind;
  readonly arrivesOn: number;
  readonly isPerson: boolean;
  readonly facts: { -readonly [Key in keyof AllowanceFacts]: AllowanceFacts[Key] };
  spendable: number;
  earned: number;
  converted: number;
  activeDays: number;
  today: DailyPoints;
}

/** Simulates a year of days with the rules that server and contracts use. */
export function playYear(population: readonly Kind[]): KindResult[] {
  const accounts = population.flatMap(createAccounts);
  const pointsADay = new Map(population.map((kind) => [kind, earnADay(kind)]));
  let books: ConversionBooks = EMPTY_BOOKS;
  for (let day = 0; day < DAYS; day += 1) {
    const active = accounts.filter(({ kind, arrivesOn }) => isActive(kind, day - arrivesOn));
    for (const account of active) earn(account, day, pointsADay.get(account.kind)!);
    const eligible = active.filter(mayConvert);
    const sharers = eligible.filter(({ facts }) =>
      sharesPot(coveredPointsOf(facts.boughtWei) - facts.coveredUsed),
    );
    const share = potShareMilli(sharers.length);
    for (const account of sharers) account.facts.potAccruedMilli += share;
    const at = (FIRST_DAY + day) * SECONDS_PER_DAY;
    // The order changes daily, because the day's pot may be empty for the last accounts.
    for (const account of rotate(eligible, day)) books = convertMost(account, books, at);
  }
  return population.map((kind) => sumUp(kind, accounts));
}

const isActive = (kind: Kind, age: number): boolean => age >= 0 && age % kind.every === 0;
const rotate = <T>(list: readonly T[], by: number): T[] => {
  const start = list.length === 0 ? 0 : (by * 997) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};
const mayConvert = (account: Account): boolean =>
  account.isPerson && account.activeDays >= CONVERSION_ACTIVE_DAYS;

function createAccounts(kind: Kind): Account[] {
  return Array.from({ length: kind.accounts }, (_, index) => ({
    kind,
    arrivesOn: Math.floor(index / kind.arrivalsPerDay),
    isPerson: index < kind.mailboxes || kind.usdtUnits > 0n,
    facts: {
      boughtWei: usdtToNacWei(1, kind.usdtUnits),
      coveredUsed: 0,
      potAccruedMilli: 0,
      potUsed: 0,
    },
    spendable: 0,
    earned: 0,
    converted: 0,
    activeDays: 0,
    today: NO_DAILY_POINTS,
  }));
}

/** Returns the points of one routine day of a kind after its first days, decided action by action. */
function earnADay(kind: Kind): number {
  const keyStates = new Map<string, ActionKeyState>();
  let accountState: ActionAccountState = EMPTY_ACCOUNT_STATE;
  let points = 0;
  for (let day = FIRST_DAY; day < FIRST_DAY + 3; day += 1) {
    points = 0;
    for (const { key, at } of kind.routine) {
      const rule = { ...rewardTypeOf(key), active: true };
      const state = keyStates.get(key) ?? EMPTY_KEY_STATE;
      const decision = decideAction(rule, state, accountState, day * SECONDS_PER_DAY + at);
      if (!decision.accepted) continue;
      points += decision.points;
      keyStates.set(key, decision.keyState);
      accountState = decision.accountState;
    }
  }
  return points;
}

function earn(account: Account, day: number, routinePoints: number): void {
  const { kind } = account;
  const first = day === account.arrivesOn ? WELCOME_POINTS + (kind.usdtUnits > 0n ? PURCHASE_POINTS : 0) : 0;
  const points = routinePoints + first + Math.floor(kind.partnerPointsPerDay / kind.accounts);
  account.spendable += points;
  account.earned += points;
  if (points >= ACTIVE_DAY_MIN_POINTS) account.activeDays += 1;
}

/**
 * Converts as many multiples of 100 points as the rules allow. @returns The contract's books afterwards.
 */
function convertMost(account: Account, shared: ConversionBooks, at: number): ConversionBooks {
  const { facts } = account;
  const allowance = allowanceOf(facts);
  const most = Math.min(account.spendable, allowance.covered + allowance.pot, ACCOUNT_POINTS_PER_DAY);
  const coveredPoints = coveredPointsOf(facts.boughtWei) - facts.coveredUsed;
  const books = { ...shared, account: account.today, coveredPoints };
  for (let points = most - (most % EP_PER_NAC); points > 0; points -= EP_PER_NAC) {
    const decision = decideConversion(points, books, at);
    const split = splitConversion(points, allowance);
    if (!decision.accepted || split === null) continue;
    account.today = decision.books.account;
    account.spendable -= points;
    account.converted += points;
    facts.coveredUsed += split.covered;
    facts.potUsed += split.pot;
    return decision.books;
  }
  return shared;
}

function sumUp(kind: Kind, accounts: readonly Account[]): KindResult {
  const own = accounts.filter((account) => account.kind === kind);
  return {
    kind,
    earnedPoints: own.reduce((sum, { earned }) => sum + earned, 0),
    convertedPoints: own.reduce((sum, { converted }) => sum + converted, 0),
  };
}
