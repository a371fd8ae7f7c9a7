import type { Purchase } from '@nova/shared/presale/purchase';
import { startTransition, useOptimistic } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useIsDemo } from '../../../lib/session/session-store.ts';
import type { ConnectedWallet } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { ConnectOrDemo } from '../../../ui/connect-or-demo.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { formatUsdt } from '../amounts.tsx';
import { BridgeOffer } from '../bridge/bridge-offer.tsx';
import { BridgeButton, SimulatedButton } from '../bridge/bridge-button.tsx';
import { CardButton } from '../card/card-button.tsx';
import { OrderFields } from '../order/order-fields.tsx';
import { OrderSum } from '../order/order-sum.tsx';
import type { PayMethod } from '../order/payment-method.ts';
import type { PresaleClient } from '../presale-client.ts';
import type { PurchaseRun } from './current-purchase.ts';
import { PurchaseSteps } from './purchase-steps.tsx';
import { RiskCheck } from '../order/risk-check.tsx';
import type { Sale, SalePhase } from '../sale/sale.ts';
import { StoppedNote } from './stopped-note.tsx';
import { TestUsdtButton } from './test-usdt-button.tsx';
import { type BuyOrder, useBuyOrder } from './use-buy-order.ts';
import type { Buyer } from './use-buyer.ts';
import { useOrderErrorText } from '../order/use-order-error-text.ts';

export interface BuyFormProps {
  readonly sale: Sale;
  readonly phase: SalePhase;
  readonly wallet: ConnectedWallet | null;
  readonly buyer: Buyer | undefined;
  readonly run: PurchaseRun;
  /** Whether the wallet can approve and buy in one transaction. */
  readonly canSendCalls: boolean;
  readonly client: PresaleClient;
  /** Payment method until the buyer has chosen one. */
  readonly initialMethod: PayMethod;
  /** Why buying is impossible now; undefined if it is possible. */
  readonly closedReason: string | undefined;
  readonly onRegistered: (purchase: Purchase) => void;
}

/** A click selects its method at once; the form, which takes a phone longer than a frame, follows. */
function MethodChoice({ method, onChoose }: { method: PayMethod; onChoose: (method: PayMethod) => void }) {
  const { t } = useTranslation('presale');
  const [selected, select] = useOptimistic(method);
  const choose = (next: PayMethod) =>
    startTransition(() => {
      select(next);
      onChoose(next);
    });
  return (
    <div className="field" role="group" aria-labelledby="pay-with">
      <span className="field-name" id="pay-with">
        {t('buy.payWith')}
      </span>
      <div className="segments wide">
        {(['usdt', 'card'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === selected} onClick={() => choose(each)}>
            {t(`buy.${each}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

function ConnectFirst() {
  const { t } = useTranslation('presale');
  return (
    <>
      <b>{t('buy.notConnected')}.</b> {t('buy.connectText')}
    </>
  );
}

interface PartProps {
  readonly form: BuyFormProps;
  readonly order: BuyOrder;
}

/** The submit button of the selected payment method. */
function Clicks({ form, order: state }: PartProps) {
  const { t } = useTranslation('presale');
  const { sale, wallet, run, client, onRegistered } = form;
  const { payment, chain, order, cardOrder, isApproved, points, disabledReason, onInvalid, buy, tap } = state;
  return (
    <>
      {payment === 'card' ? (
        <CardButton
          order={cardOrder}
          isTest={sale.card.mode === 'test'}
          disabledReason={disabledReason}
          onInvalid={onInvalid}
        />
      ) : null}
      {payment === 'usdt' && !wallet ? (
        <ConnectOrDemo early="presale-connect" label={t('buy.connect')} type="trade" isWide />
      ) : null}
      {payment === 'switch' ? (
        <Button variant="solid" isWide onClick={() => void client.switchToNova()}>
          {t('buy.switch')}
        </Button>
      ) : null}
      {tap && wallet ? <TestUsdtButton address={wallet.address} usdt={tap} send={client.send} /> : null}
      {payment === 'usdt' && wallet && !tap ? (
        <Button
          variant="act"
          isWide
          isBusy={run.status === 'running'}
          disabledReason={disabledReason}
          plate={points === null ? undefined : t('buy.points', { points })}
          onClick={buy}
        >
          {t(isApproved ? 'buy.submitApproved' : 'buy.submit')}
        </Button>
      ) : null}
      {payment === 'bridge' && chain && wallet ? (
        <BridgeButton
          address={wallet.address}
          order={order}
          chain={chain}
          chains={sale.bridge}
          client={client}
          disabledReason={disabledReason}
          onInvalid={onInvalid}
          onRegistered={onRegistered}
        />
      ) : null}
      {payment === 'simulated' && wallet ? (
        <SimulatedButton
          address={wallet.address}
          order={order}
          chainId={wallet.chainId}
          client={client}
          disabledReason={disabledReason}
          onInvalid={onInvalid}
          onRegistered={onRegistered}
        />
      ) : null}
    </>
  );
}

/** Other networks that the wallet can pay from, and a switch back to Nova. */
function OtherNetworks({ form: { sale, wallet, client }, order: { payment } }: PartProps) {
  const { t } = useTranslation('presale');
  return (
    <>
      {wallet && (payment === 'usdt' || payment === 'switch' || payment === 'none') ? (
        <BridgeOffer chains={sale.bridge} request={client.request} />
      ) : null}
      {payment === 'none' ? <Note tone="error">{t('buy.noUsdt')}</Note> : null}
      {wallet && (payment === 'switch' || payment === 'simulated' || payment === 'bridge') ? (
        <Note
          step={
            payment === 'switch' ? undefined : (
              <Button
                variant={payment === 'simulated' ? 'solid' : 'outline'}
                onClick={() => void client.switchToNova()}
              >
                {t('buy.switch')}
              </Button>
            )
          }
        >
          {payment === 'bridge'
            ? t('bridge.orNova')
            : t('buy.wrongChain', { network: client.nameNetwork(wallet.chainId) })}
        </Note>
      ) : null}
    </>
  );
}

/** Amount, summary and submit button for every payment method. */
export function BuyForm(form: BuyFormProps) {
  const { t } = useTranslation('presale');
  const { language, localize } = useLanguage();
  const { sale, phase, wallet, buyer, run, canSendCalls } = form;
  const order = useBuyOrder(form);
  const { fields, method, setMethod, payment, usdtUnits, bridge, error, hasHadBonus, isApproved } = order;
  const errorText = useOrderErrorText(phase.phase);
  const amount = formatUsdt(usdtUnits ?? 0n, language);
  const isDemo = useIsDemo();

  return (
    <>
      {payment === 'usdt' ? (
        <PurchaseSteps
          run={run}
          canSendCalls={canSendCalls && !isApproved}
          isConnected={wallet !== null}
          usdtUnits={usdtUnits ?? 0n}
          idleText={
            wallet ? (
              t(
                isDemo
                  ? 'buy.demoSigns'
                  : isApproved
                    ? 'buy.once'
                    : canSendCalls
                      ? 'buy.together'
                      : 'buy.twice',
                { amount },
              )
            ) : (
              <ConnectFirst />
            )
          }
        />
      ) : null}
      {sale.card.mode === 'off' ? null : <MethodChoice method={method} onChoose={setMethod} />}
      <OrderFields
        {...fields}
        sale={sale}
        phase={phase}
        payment={payment}
        buyer={buyer}
        bridge={bridge}
        error={error && error.kind !== 'gas' ? errorText(error) : undefined}
        isDisabled={run.status === 'running'}
      />
      {error?.kind === 'balance' ? (
        <p className="muted small">{t('buy.haveOnly', { have: formatUsdt(error.limit, language) })}</p>
      ) : null}
      <OrderSum sale={sale} phase={phase} payment={payment} usdtUnits={usdtUnits} hasHadBonus={hasHadBonus} />
      {error?.kind === 'gas' ? (
        <Note step={<Link to={localize('/faucet')}>{t('buy.faucetGas')}</Link>}>{errorText(error)}</Note>
      ) : null}
      {run.status === 'stopped' ? <StoppedNote error={run.error} /> : null}
      {(wallet && payment !== 'switch' && !order.tap) || method === 'card' ? <RiskCheck /> : null}
      <Clicks form={form} order={order} />
      <OtherNetworks form={form} order={order} />
    </>
  );
}
