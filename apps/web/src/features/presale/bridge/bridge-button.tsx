import { SIMULATED_PURCHASE_MS } from '@nova/shared/presale/constants';
import type { Purchase } from '@nova/shared/presale/purchase';
import { testUsdtOf } from '@nova/shared/presale/test-usdt';
import { useRef } from 'react';
import type { Hex } from 'viem';
import { createRequestId } from '../../../lib/store/create-request-id.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Stepper } from '../../../ui/progress/stepper.tsx';
import { formatUsdt } from '../amounts.tsx';
import { NotEnabled } from './bridge-offer.tsx';
import { BridgeErrorNote } from './bridge-error-note.tsx';
import type { PresaleClient } from '../presale-client.ts';
import type { BridgeStep } from './bridge-tools.ts';
import { runBridge, runSimulated, type BridgeOrder } from './run-bridge.ts';
import type { BridgeChain } from '../sale/sale.ts';
import { startBridgeRun, useBridgeRun, useStoredBridge } from './use-bridge.ts';

const STEPS: readonly BridgeStep[] = ['switch', 'pay', 'sign', 'register', 'confirm'];

/** The steps of a payment from Ethereum. */
export function BridgeSteps({ step, usdtUnits }: { step: BridgeStep; usdtUnits: bigint }) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const current = STEPS.indexOf(step);
  return (
    <Stepper
      label={t('steps.label')}
      steps={STEPS.map((each, index) => ({
        name: t(`bridge.steps.${each}`),
        state: index < current ? 'done' : index === current ? 'active' : 'pending',
      }))}
      sentence={t(`bridge.progress.${step}`, { amount: formatUsdt(usdtUnits, language) })}
    />
  );
}

export interface BridgeButtonProps {
  readonly address: Hex;
  readonly order: BridgeOrder | null;
  readonly chain: BridgeChain;
  /** All chains of the bridge, including disabled ones. */
  readonly chains: readonly BridgeChain[];
  readonly client: PresaleClient;
  readonly disabledReason: string | undefined;
  readonly onInvalid: () => void;
  readonly onRegistered: (purchase: Purchase) => void;
}

/** Payment with USDT on Ethereum: transfer, signature, registration. */
export function BridgeButton({
  address,
  order,
  chain,
  chains,
  client,
  disabledReason,
  onInvalid,
  onRegistered,
}: BridgeButtonProps) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const run = useBridgeRun(address);
  // One payment at a time: the previous one must be registered or discarded first.
  const isWaiting = useStoredBridge(address) !== null;
  const amount = order ? formatUsdt(order.usdtUnits, language) : '–';
  const click = () => {
    if (order === null) return onInvalid();
    void startBridgeRun(
      { ...order, kind: 'bridge' },
      (reportProgress) => runBridge(order, chain, { request: client.request, reportProgress }),
      onRegistered,
    );
  };
  return (
    <>
      <p className="small muted">
        {t('bridge.text', { amount, confirmations: String(chain.confirmations ?? 0) })} {t('bridge.gas')}
      </p>
      {run.status === 'stopped' && !isWaiting ? <BridgeErrorNote error={run.error} /> : null}
      <Button
        variant="act"
        isWide
        isBusy={run.status === 'running'}
        disabledReason={isWaiting ? t('bridge.resumeTitle') : disabledReason}
        onClick={click}
      >
        {t('buy.submitBridge', { amount, network: chain.name })}
      </Button>
      <NotEnabled chains={chains} />
    </>
  );
}

/** A purchase without money in development, where the bridge is simulated. */
export function SimulatedButton({
  address,
  order,
  chainId,
  client,
  disabledReason,
  onInvalid,
  onRegistered,
}: Omit<BridgeButtonProps, 'chain' | 'chains'> & { readonly chainId: number }) {
  const { t } = useTranslation('presale');
  const run = useBridgeRun(address);
  const request = useRef({ order: '', id: '' });
  const click = () => {
    if (order === null) return onInvalid();
    const key = `${order.address} ${order.phase} ${order.usdtUnits}`;
    if (request.current.order !== key) request.current = { order: key, id: createRequestId() };
    const simulate = async (reportProgress: (step: BridgeStep) => void) => {
      reportProgress('pay');
      await new Promise((resolve) => setTimeout(resolve, SIMULATED_PURCHASE_MS));
      const purchase = await runSimulated(order, chainId, request.current.id, {
        request: client.request,
        reportProgress,
      });
      // The next click starts another purchase.
      request.current = { order: '', id: '' };
      return purchase;
    };
    void startBridgeRun({ ...order, kind: 'simulated' }, simulate, onRegistered);
  };
  const testUsdt = testUsdtOf(chainId);
  return (
    <>
      <Note>
        {t('bridge.simulated')}
        {testUsdt ? (
          <>
            {' '}
            {t('bridge.testUsdt')} <Address address={testUsdt.address} isLink={false} hasCopy />
          </>
        ) : null}
      </Note>
      {run.status === 'stopped' && run.kind === 'simulated' ? <BridgeErrorNote error={run.error} /> : null}
      {run.status === 'running' && run.step === 'sign' ? (
        <p className="small" role="status">
          {t('bridge.progress.sign')}
        </p>
      ) : null}
      <Button
        variant="act"
        isWide
        isBusy={run.status === 'running'}
        disabledReason={disabledReason}
        onClick={click}
      >
        {t('buy.submitSimulated')}
      </Button>
    </>
  );
}
