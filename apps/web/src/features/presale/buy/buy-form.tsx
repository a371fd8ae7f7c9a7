import type { Purchase } from '@nova/shared/presale/purchase';
import { useState } from 'react';
import { Link } from 'react-router';
import { useStore } from '../../../lib/store/create-store.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { riskAcknowledgementStore } from '../../../lib/site/risk-acknowledgement.ts';
import { requestWalletPopover, type ConnectedWallet } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { formatUsdt } from '../amounts.tsx';
import { BridgeOffer } from '../bridge/bridge-offer.tsx';
import { BridgePress, SimulatedPress } from '../bridge/bridge-press.tsx';
import { CardPress } from '../card/card-press.tsx';
import { checkOrder, type OrderFault } from './check-order.ts';
import { OrderFields } from './order-fields.tsx';
import { OrderSum } from './order-sum.tsx';
import { payWayOf, type PayMethod } from './pay-way.ts';
import type { PresaleWays } from '../presale-ways.ts';
import { beginPurchase, type PurchaseRun } from './current-purchase.ts';
import { PurchaseSteps } from './purchase-steps.tsx';
import { RiskCheck } from './risk-check.tsx';
import { quoteOf, type Sale, type SalePhase } from '../sale/sale.ts';
import { StoppedNote } from './stopped-note.tsx';
import type { Buyer } from './use-buyer.ts';
import { useBridgeBalance } from '../bridge/use-bridge-balance.ts';
import { useOrderFaultText } from './use-order-fault-text.ts';
import { paymentOf, useEntry } from './use-order.ts';
import { usePurchasePoints } from './use-purchase-points.ts';

export interface BuyFormProps {
  readonly sale: Sale;
  readonly phase: SalePhase;
  readonly wallet: ConnectedWallet | null;
  readonly buyer: Buyer | undefined;
  readonly run: PurchaseRun;
  readonly ways: PresaleWays;
  /** Why nothing can be bought now; undefined when it can. */
  readonly closedReason: string | undefined;
  readonly onRegistered: (purchase: Purchase) => void;
}

function MethodChoice({ method, onChoose }: { method: PayMethod; onChoose: (method: PayMethod) => void }) {
  const { t } = useTranslation('presale');
  return (
    <div className="field" role="group" aria-labelledby="pay-with">
      <span className="field-name" id="pay-with">
        {t('buy.payWith')}
      </span>
      <div className="segments wide">
        {(['usdt', 'card'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === method} onClick={() => onChoose(each)}>
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
      <b>{t('buy.notConnected')}</b> {t('buy.connectText')}
    </>
  );
}

/** Amount, sum and the one press, whichever way is paid. */
export function BuyForm({ sale, phase, wallet, buyer, run, ways, closedReason, onRegistered }: BuyFormProps) {
  const { t } = useTranslation('presale');
  const { language, localize } = useLanguage();
  const [method, setMethod] = useState<PayMethod>('usdt');
  const [isTried, setTried] = useState(false);
  const fields = useEntry();
  const risks = useStore(riskAcknowledgementStore, null);
  const faultText = useOrderFaultText(phase.phase);

  // The built-in plan has no contract; it is shown as the usual way, and sold from never.
  const way = wallet && sale.contract ? payWayOf(method, wallet.chainId, sale) : method;
  const usdtUnits = paymentOf(fields.entry, phase);
  const checked = way === 'switch' || way === 'none' ? 'usdt' : way;
  const chain = sale.bridge.find(({ chain_id: id }) => id === wallet?.chainId);
  const payAt = way === 'bridge' ? chain : undefined;
  const bridgeUnits = useBridgeBalance(payAt, wallet?.address ?? null, ways.ask);
  const amountFault = fields.entry.fault;
  const fault = checkOrder({ sale, phase, way: checked, usdtUnits, amountFault, buyer, bridgeUnits });
  // An empty field is no fault before somebody pressed.
  const shown: OrderFault | null = fault?.kind === 'amount' && !isTried ? null : fault;
  const hasHadBonus = buyer?.hasBonus ?? false;
  const quote = quoteOf(sale, phase.phase, usdtUnits ?? 0n, hasHadBonus);
  const minNacWei = quote.baseWei + quote.bonusWei;
  const isRunning = run.status === 'running';
  const disabledReason = closedReason ?? (risks === null ? t('buy.riskNeeded') : undefined);
  const isGood = fault === null && usdtUnits !== null;
  const onInvalid = () => setTried(true);

  const buy = () => {
    if (!isGood || !wallet || !buyer || !sale.contract || !sale.usdt) return onInvalid();
    const { contract, usdt } = sale;
    const amounts = { usdtUnits: String(usdtUnits), minNacWei: String(minNacWei) };
    void beginPurchase(
      { address: wallet.address, contract, usdt, phase: phase.phase, ...amounts },
      ways.send,
    );
  };
  const amount = formatUsdt(usdtUnits ?? 0n, language);
  const isApproved = usdtUnits !== null && usdtUnits > 0n && buyer?.allowedUnits === usdtUnits;
  const points = usePurchasePoints(wallet, usdtUnits ?? 0n);
  const order = isGood && wallet ? { address: wallet.address, phase: phase.phase, usdtUnits } : null;

  return (
    <>
      {way === 'usdt' ? (
        <PurchaseSteps
          run={run}
          isConnected={wallet !== null}
          usdtUnits={usdtUnits ?? 0n}
          idleText={wallet ? t(isApproved ? 'buy.once' : 'buy.twice', { amount }) : <ConnectFirst />}
        />
      ) : null}
      {sale.card.mode === 'off' ? null : <MethodChoice method={method} onChoose={setMethod} />}
      <OrderFields
        {...fields}
        sale={sale}
        phase={phase}
        way={way}
        buyer={buyer}
        bridge={payAt && bridgeUnits !== null ? { network: payAt.name, units: bridgeUnits } : null}
        error={shown && shown.kind !== 'gas' ? faultText(shown) : undefined}
        isDisabled={isRunning}
      />
      {shown?.kind === 'balance' ? (
        <p className="muted small">{t('buy.haveOnly', { have: formatUsdt(shown.limit, language) })}</p>
      ) : null}
      <OrderSum sale={sale} phase={phase} way={way} usdtUnits={usdtUnits} hasHadBonus={hasHadBonus} />
      {shown?.kind === 'balance' && way === 'usdt' && sale.isTestUsdt ? (
        <Note step={<Link to={localize('/faucet')}>{t('buy.faucetUsdt')}</Link>}>{t('buy.testMoney')}</Note>
      ) : null}
      {shown?.kind === 'gas' ? (
        <Note step={<Link to={localize('/faucet')}>{t('buy.faucetGas')}</Link>}>{faultText(shown)}</Note>
      ) : null}
      {run.status === 'stopped' ? <StoppedNote fault={run.fault} /> : null}
      {wallet || method === 'card' ? <RiskCheck /> : null}
      {way === 'card' ? (
        <CardPress
          order={isGood ? { phase: phase.phase, usdtUnits, minNacWei } : null}
          isTest={sale.card.mode === 'test'}
          disabledReason={disabledReason}
          onInvalid={onInvalid}
        />
      ) : null}
      {way === 'usdt' && !wallet ? (
        <Button look="solid" isWide data-early="presale-connect" onClick={requestWalletPopover}>
          {t('buy.connect')}
        </Button>
      ) : null}
      {way === 'usdt' && wallet ? (
        <Button
          look="act"
          isWide
          isBusy={isRunning}
          disabledReason={disabledReason}
          plate={points === null ? undefined : t('buy.points', { points })}
          onClick={buy}
        >
          {t(isApproved ? 'buy.pressApproved' : 'buy.press')}
        </Button>
      ) : null}
      {way === 'bridge' && chain && wallet ? (
        <BridgePress
          address={wallet.address}
          order={order}
          chain={chain}
          chains={sale.bridge}
          ways={ways}
          disabledReason={disabledReason}
          onInvalid={onInvalid}
          onRegistered={onRegistered}
        />
      ) : null}
      {way === 'simulated' && wallet ? (
        <SimulatedPress
          address={wallet.address}
          order={order}
          chainId={wallet.chainId}
          ways={ways}
          disabledReason={disabledReason}
          onInvalid={onInvalid}
          onRegistered={onRegistered}
        />
      ) : null}
      {wallet && (way === 'usdt' || way === 'switch' || way === 'none') ? (
        <BridgeOffer chains={sale.bridge} ask={ways.ask} />
      ) : null}
      {way === 'none' ? <Note tone="fault">{t('buy.noUsdt')}</Note> : null}
      {wallet && (way === 'switch' || way === 'simulated' || way === 'bridge') ? (
        <Note
          step={
            <Button isSmall onClick={() => void ways.switchToNova()}>
              {t('buy.switch')}
            </Button>
          }
        >
          {way === 'bridge'
            ? t('bridge.orNova')
            : t('buy.wrongChain', { network: ways.nameNetwork(wallet.chainId) })}
        </Note>
      ) : null}
    </>
  );
}
