import { ACTION_SOURCES } from '@nova/shared/energy/catalogue';
import { type ActionRefusal, utcDayOf } from '@nova/shared/energy/rules';
import { keccak256, stringToHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Anvil, startAnvil } from '../start-anvil.ts';
import { type LedgerClient, deployTestLedger } from './ledger-client.ts';
import { ACCOUNTS, createSteps } from './random-steps.ts';
import { RULES, RulesModel, type Step } from './rules-model.ts';

const STEPS = 1_200;
const SEED = 96_969;
const ERROR_OF_REASON: Record<ActionRefusal, string> = {
  inactive: 'ActionTypeInactive',
  lifetime_cap: 'LifetimeCapReached',
  out_of_order: 'OutOfOrder',
  cooldown: 'CooldownActive',
  daily_cap: 'DailyCapReached',
  browser_cap: 'BrowserCapReached',
};

let anvil: Anvil;
let ledger: LedgerClient;

beforeAll(async () => {
  anvil = await startAnvil();
  const catalogue = RULES.map((rule) => ({
    actionKey: stringToHex(rule.key, { size: 32 }),
    actionType: {
      points: rule.points,
      cooldown: rule.cooldownSeconds,
      dailyCap: rule.dailyCap,
      lifetimeCap: rule.lifetimeCap,
      source: ACTION_SOURCES.indexOf(rule.source),
      active: rule.active,
    },
  }));
  ledger = await deployTestLedger(anvil.rpcUrl, catalogue);
});
afterAll(() => anvil.stop());

/** Submits a step to the ledger; a credited action is in a block afterwards. */
async function decideOnChain(step: Step, id: number) {
  const actionKey = stringToHex(step.rule.key, { size: 32 });
  const actionId = keccak256(stringToHex(`${id}`));
  const refusal = await ledger.record([
    actionId,
    step.account,
    keccak256('0x'),
    actionKey,
    BigInt(step.occurredAt),
  ]);
  const usage = await ledger.read('usageOf', [step.account, actionKey]);
  const browserPoints = await ledger.read('browserPointsOf', [
    step.account,
    BigInt(utcDayOf(step.occurredAt)),
  ]);
  return {
    error: refusal?.errorName ?? null,
    limitEnd: typeof refusal?.args[0] === 'bigint' ? Number(refusal.args[0]) : null,
    lastOccurredAt: Number(usage.lastOccurredAt),
    countOnLastDay: usage.countOnLastDay,
    lifetimeCount: usage.lifetimeCount,
    browserPoints: Number(browserPoints),
  };
}

/** Applies the rules to the same step, and returns the result in the ledger's terms. */
function decideByRules(model: RulesModel, step: Step) {
  const decision = model.decide(step);
  const limitEnd = model.limitEndOf(step, decision);
  if (decision.accepted) model.accept(step, decision);
  const { lastOccurredAt, countToday, lifetimeCount } = model.keyStateOf(step);
  const outcome = {
    error: decision.accepted ? null : ERROR_OF_REASON[decision.reason],
    limitEnd,
    lastOccurredAt,
    countOnLastDay: countToday,
    lifetimeCount,
    browserPoints: model.dayStateOf(step).browserPointsToday,
  };
  return { decision, outcome };
}

describe('rules.ts and ActionLedger', () => {
  it(`decide the same over ${STEPS} random steps`, async () => {
    const model = new RulesModel();
    const nextStep = createSteps(SEED);
    const points = new Map<string, number>();
    const seen = new Map<string, number>();
    let last: Parameters<typeof nextStep>[1] = null;

    for (let i = 0; i < STEPS; i++) {
      const step = nextStep(ledger.now, last);
      if (step.occurredAt > ledger.now) await ledger.mineAt(step.occurredAt);
      const { decision, outcome } = decideByRules(model, step);
      expect(await decideOnChain(step, i), `step ${i}: ${step.rule.key}`).toEqual(outcome);

      const times = [outcome.limitEnd, decision.accepted ? null : decision.nextAt];
      last = { step, times: times.filter((time) => time !== null) };
      if (decision.accepted) {
        points.set(step.account, (points.get(step.account) ?? 0) + decision.points);
      }
      const name = outcome.error ?? 'accepted';
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }

    for (const account of ACCOUNTS) {
      expect(await ledger.read('earnedOf', [account])).toBe(BigInt(points.get(account) ?? 0));
    }
    // A path that never met a limit would prove nothing about it.
    const rare = ['accepted', ...Object.values(ERROR_OF_REASON)].filter((name) => (seen.get(name) ?? 0) < 25);
    expect(rare).toEqual([]);
  }, 180_000);
});
