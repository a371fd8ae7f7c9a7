import type { Purchase } from '@nova/shared/presale/purchase';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { ConnectedWallet } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { ConnectOrDemo } from '../../../ui/connect-or-demo.tsx';
import { Note } from '../../../ui/note.tsx';
import { formatUsdt } from '../amounts.tsx';
import { BridgeOffer } from '../bridge/bridge-offer.tsx';
import { BridgePress, SimulatedPress } from '../bridge/bridge-press.tsx';
import { CardPress } from '../card/card-press.tsx';
import { OrderFields } from './order-fields.tsx';
import { OrderSum } from './order-sum.tsx';
import type { PayMethod } from './pay-way.ts';
import type { PresaleWays } from '../presale-ways.ts';
import type { PurchaseRun } from './current-purchase.ts';
import { PurchaseSteps } from './purchase-steps.tsx';
import { RiskCheck } from './risk-check.tsx';
import type { Sale, SalePhase } from '../sale/sale.ts';
import { StoppedNote } from './stopped-note.tsx';
import { TestUsdtPress } from './test-usdt-press.tsx';
import { type BuyOrder, useBuyOrder } from './use-buy-order.ts';
import type { Buyer } from './use-buyer.ts';
import { useOrderFaultText } from './use-order-fault-text.ts';

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

interface PartProps {
  readonly form: BuyFormProps;
  readonly order: BuyOrder;
}

/** The one press, of whichever way is paid. */
function Presses({ form, order: state }: PartProps) {
  const { t } = useTranslation('presale');
  const { sale, wallet, run, ways, onRegistered } = form;
  const { way, chain, order, cardOrder, isApproved, points, disabledReason, onInvalid, buy, tap } = state;
  return (
    <>
      {way === 'card' ? (
        <CardPress
          order={cardOrder}
          isTest={sale.card.mode === 'test'}
          disabledReason={disabledReason}
          onInvalid={onInvalid}
        />
      ) : null}
      {way === 'usdt' && !wallet ? (
        <ConnectOrDemo early="presale-connect" label={t('buy.connect')} type="trade" isWide />
      ) : null}
      {way === 'switch' ? (
        <Button look="solid" isWide onClick={() => void ways.switchToNova()}>
          {t('buy.switch')}
        </Button>
      ) : null}
      {tap && wallet ? <TestUsdtPress address={wallet.address} usdt={tap} send={ways.send} /> : null}
      {way === 'usdt' && wallet && !tap ? (
        <Button
          look="act"
          isWide
          isBusy={run.status === 'running'}
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
    </>
  );
}

/** Where else the wallet can pay from, and the way back to our network. */
function OtherNetworks({ form: { sale, wallet, ways }, order: { way } }: PartProps) {
  const { t } = useTranslation('presale');
  return (
    <>
      {wallet && (way === 'usdt' || way === 'switch' || way === 'none') ? (
        <BridgeOffer chains={sale.bridge} ask={ways.ask} />
      ) : null}
      {way === 'none' ? <Note tone="fault">{t('buy.noUsdt')}</Note> : null}
      {wallet && (way === 'switch' || way === 'simulated' || way === 'bridge') ? (
        <Note
          step={
            way === 'switch' ? undefined : (
              <Button
                look={way === 'simulated' ? 'solid' : 'outline'}
                onClick={() => void ways.switchToNova()}
              >
                {t('buy.switch')}
              </Button>
            )
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

/** Amount, sum and the one press, whichever way is paid. */
export function BuyForm(form: BuyFormProps) {
  const { t } = useTranslation('presale');
  const { language, localize } = useLanguage();
  const { sale, phase, wallet, buyer, run } = form;
  const order = useBuyOrder(form);
  const { fields, method, setMethod, way, usdtUnits, bridge, fault, hasHadBonus, isApproved } = order;
  const faultText = useOrderFaultText(phase.phase);
  const amount = formatUsdt(usdtUnits ?? 0n, language);

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
        bridge={bridge}
        error={fault && fault.kind !== 'gas' ? faultText(fault) : undefined}
        isDisabled={run.status === 'running'}
      />
      {fault?.kind === 'balance' ? (
        <p className="muted small">{t('buy.haveOnly', { have: formatUsdt(fault.limit, language) })}</p>
      ) : null}
      <OrderSum sale={sale} phase={phase} way={way} usdtUnits={usdtUnits} hasHadBonus={hasHadBonus} />
      {fault?.kind === 'gas' ? (
        <Note step={<Link to={localize('/faucet')}>{t('buy.faucetGas')}</Link>}>{faultText(fault)}</Note>
      ) : null}
      {run.status === 'stopped' ? <StoppedNote fault={run.fault} /> : null}
      {(wallet && way !== 'switch' && !order.tap) || method === 'card' ? <RiskCheck /> : null}
      <Presses form={form} order={order} />
      <OtherNetworks form={form} order={order} />
    </>
  );
}
