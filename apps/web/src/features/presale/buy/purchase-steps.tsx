import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useVisibleStep } from '../../../lib/session/use-visible-step.ts';
import { Stepper, type StepState } from '../../../ui/progress/stepper.tsx';
import { formatNac, formatUsdt, Usdt } from '../amounts.tsx';
import type { PurchaseRun } from './current-purchase.ts';
import type { StoredPurchase } from './stored-purchase.ts';

const STEPS = ['wallet', 'amount', 'approve', 'buy', 'sealed'] as const;
const STEPS_TOGETHER = ['wallet', 'amount', 'approveAndBuy', 'sealed'] as const;
type Step = (typeof STEPS)[number] | (typeof STEPS_TOGETHER)[number];

/** @param isTogether whether the wallet approves and buys in one transaction */
function stepOf(run: PurchaseRun, isConnected: boolean, isTogether: boolean): Step {
  if (run.status === 'done') return 'sealed';
  if (run.status !== 'running') return isConnected ? 'amount' : 'wallet';
  const { step, waitsFor } = run.progress ?? { step: 'approve', waitsFor: 'wallet' };
  const isPaying = step === 'buy' || step === 'approveAndBuy';
  if (isPaying && waitsFor === 'block') return 'sealed';
  if (isTogether) return 'approveAndBuy';
  return step === 'buy' ? 'buy' : 'approve';
}

/** The wallet may have declined what it offered, so the running purchase takes precedence. */
const runsTogether = (run: PurchaseRun, canSendCalls: boolean): boolean =>
  run.status === 'running' && run.progress !== null ? run.progress.step === 'approveAndBuy' : canSendCalls;

/** All steps of a purchase, with one sentence about the current step. */
export function PurchaseSteps({
  run,
  isConnected,
  canSendCalls,
  usdtUnits,
  idleText,
}: {
  run: PurchaseRun;
  /** Whether the wallet can approve and buy in one transaction. */
  canSendCalls: boolean;
  isConnected: boolean;
  usdtUnits: bigint;
  /** Text shown while nothing is running. */
  idleText: ReactNode;
}) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const toVisibleStep = useVisibleStep();
  const amount = formatUsdt(usdtUnits, language);
  const isTogether = runsTogether(run, canSendCalls);
  const steps: readonly Step[] = isTogether ? STEPS_TOGETHER : STEPS;
  const current = steps.indexOf(stepOf(run, isConnected, isTogether));
  const stateOf = (index: number): StepState => {
    if (index < current || run.status === 'done') return 'done';
    return index === current ? 'active' : 'pending';
  };
  const sentence = () => {
    if (run.status === 'checking') return t('progress.checking');
    if (run.status !== 'running') return idleText;
    if (run.progress === null) return t('progress.start');
    return t(`progress.${run.progress.step}.${toVisibleStep(run.progress.waitsFor)}`, { amount });
  };
  return (
    <Stepper
      label={t('steps.label')}
      steps={steps.map((step, index) => ({ name: t(`steps.${step}`), state: stateOf(index) }))}
      sentence={sentence()}
    />
  );
}

/** A running purchase: its details stay visible beside the wallet's current request. */
export function PurchaseInProgress({
  stored,
  run,
  canSendCalls,
}: {
  stored: StoredPurchase;
  run: PurchaseRun;
  canSendCalls: boolean;
}) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const toVisibleStep = useVisibleStep();
  const usdtUnits = BigInt(stored.usdtUnits);
  const waitsFor = run.status === 'running' ? run.progress?.waitsFor : undefined;
  return (
    <section className="purchase-going" aria-labelledby="purchase-going">
      <h3 id="purchase-going" data-step-title>
        {t(`going.${toVisibleStep(waitsFor ?? 'block')}`)}
      </h3>
      <dl className="order-sum">
        <div>
          <dt>{t('buy.pay')}</dt>
          <dd>
            <Usdt units={usdtUnits} />
          </dd>
        </div>
        <div>
          <dt>{t('buy.total')}</dt>
          <dd>
            <span className="amount">
              {formatNac(BigInt(stored.minNacWei), language)}
              <span className="u">NAC</span>
            </span>
          </dd>
        </div>
      </dl>
      <PurchaseSteps run={run} isConnected canSendCalls={canSendCalls} usdtUnits={usdtUnits} idleText="" />
    </section>
  );
}
