import type { Receipt } from '@nova/shared/presale/purchase';
import { REFUND_FAILED } from '@nova/shared/presale/reasons';
import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { getPhaseTerms } from '@nova/shared/presale/pricing';
import { APPROVAL_WAIT_SECONDS, type PhaseNumber } from '@nova/shared/presale/constants';
import { Suspense } from 'react';
import { ApiError } from '../../../lib/api/http.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { formatClock } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { FullHash, Hash, TransactionLink } from '../../../ui/entity/hash.tsx';
import { TimeAgoExact } from '../../../ui/entity/time-ago.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Definition, Definitions } from '../../../ui/panel.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';
import { SkeletonDetail } from '../../../ui/feedback/skeleton.tsx';
import { Trace } from '../../../ui/trace/trace.tsx';
import { traceKindOf } from '../../../ui/trace/trace-kinds.ts';
import { formatNac, formatUsdt, Usdt } from '../amounts.tsx';
import { nameState, PurchaseState } from './purchase-state.tsx';
import { ReceiptBooks } from './receipt-books.tsx';
import type { RequestWallet } from '../bridge/bridge-tools.ts';
import { useAwaitedPurchase } from './use-awaited-purchase.ts';
import { useReceipt } from './use-receipt.ts';
import { lazyPart } from '../../../ui/floating/lazy-part.ts';
import '../presale.css';
import './receipt.css';

/** Loaded on demand, because few receipts need it. */
const OtherPayment = lazyPart(async () => (await import('../order/other-payment.tsx')).OtherPayment);

/** Chain ID of the only other network for payments. */
const ETHEREUM = 1;

/** Returns true if nothing was or will be delivered. */
function isOff({ status, transaction_hash: hash }: Receipt): boolean {
  return hash === null && ['failed', 'expired', 'refund_due', 'refunded'].includes(status);
}

/** Returns whether the buyer can still enter another hash for the payment. */
function mayHaveOtherPayment(receipt: Receipt, address: string): boolean {
  const { method, status, is_simulated: isSimulated, wallet_address: buyer } = receipt;
  const isOpen = status === 'pending' || status === 'failed';
  return method === 'bridge' && !isSimulated && isOpen && buyer === address;
}

function ReceiptDrawing({ receipt }: { receipt: Receipt }) {
  const { language } = useLanguage();
  const { transaction_hash: hash, id } = receipt;
  const coins = BigInt(receipt.nova_tokens) + BigInt(receipt.bonus_tokens);
  return (
    <div className="receipt-figure">
      <Trace
        kind={traceKindOf('presale_purchase')}
        points={rewardTypeOf('presale_purchase').points}
        blockHash={hash ?? id}
        width={640}
        height={96}
        sealSize={10}
        ending={hash ? 'sealed' : isOff(receipt) ? 'failed' : 'pending'}
      />
      <p className={isOff(receipt) ? 'receipt-coins off' : 'receipt-coins'}>
        {formatNac(coins, language)}
        <span className="u">NAC</span>
      </p>
    </div>
  );
}

/** Status of the purchase in a sentence. */
function Status({ receipt, isStale }: { receipt: Receipt; isStale: boolean }) {
  const { t, has } = useTranslation('presale');
  const { status, method, reason, expires_at: until, confirmations, confirmations_needed: needed } = receipt;
  const isAtProcessor = status === 'refund_due' && method === 'card';
  const isBack = isAtProcessor && reason === REFUND_FAILED;
  const due = isBack ? 'refundFailed' : 'refundAsked';
  const hasReason = status === 'failed' || status === 'refund_due';
  return (
    <div className="receipt-status" role="status">
      <PurchaseState purchase={receipt} />
      <p>
        {t(isAtProcessor ? `statusText.${due}` : `statusText.${nameState(receipt)}`, {
          until: until === null ? '–' : formatClock(Date.parse(until)).slice(0, 5),
          have: String(confirmations ?? 0),
          need: String(needed ?? 0),
          hours: String(APPROVAL_WAIT_SECONDS / 3600),
        })}{' '}
        {hasReason && has(`reason.${reason}`) ? t(`reason.${reason as 'wrong_amount'}`) : null}
      </p>
      {isStale ? <Note>{t('receipt.checkFailed')}</Note> : null}
    </div>
  );
}

function Facts({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const price = formatUsdt(getPhaseTerms(receipt.phase as PhaseNumber).priceUsdtUnits, language);
  const { payment_hash: payment, payment_chain_id: chain, transaction_hash: hash } = receipt;
  const isElsewhere = receipt.method === 'bridge' && payment !== null;
  return (
    <Definitions>
      <Definition name={t('receipt.paid')}>
        <Usdt units={BigInt(receipt.usdt_amount)} />
      </Definition>
      <Definition name={t('receipt.base')}>
        <Amount wei={receipt.nova_tokens} />
      </Definition>
      <Definition name={t('receipt.bonus')}>
        <Amount wei={receipt.bonus_tokens} />
      </Definition>
      <Definition name={t('receipt.phase')}>
        {t('receipt.phaseValue', { phase: String(receipt.phase), price })}
      </Definition>
      <Definition name={t('receipt.method')}>{t(`method.${receipt.method}`)}</Definition>
      <Definition name={t('receipt.to')}>
        <Address address={receipt.wallet_address} hasCopy />
      </Definition>
      {receipt.block_number === null ? null : (
        <Definition name={t('receipt.block')}>
          <BlockLink number={receipt.block_number} />
        </Definition>
      )}
      {receipt.reward_block_number === null ? null : (
        <Definition name={t('receipt.rewardBlock')}>
          <BlockLink number={receipt.reward_block_number} />
        </Definition>
      )}
      {hash ? (
        <Definition name={t('receipt.transaction')}>
          <TransactionLink hash={hash} />
        </Definition>
      ) : null}
      {isElsewhere ? (
        <Definition name={t('receipt.payment', { network: chain === ETHEREUM ? 'Ethereum' : String(chain) })}>
          <Hash value={payment} hasCopy />
        </Definition>
      ) : null}
      <Definition name={t('receipt.time')}>
        <TimeAgoExact time={receipt.completed_at ?? receipt.created_at} />
      </Definition>
      <Definition name={t('receipt.number')}>
        <FullHash value={receipt.id} />
      </Definition>
    </Definitions>
  );
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('presale');
  const { localize } = useLanguage();
  const back = <ButtonLink to={localize('/presale')}>{t('receipt.back')}</ButtonLink>;
  return (
    <div className="wrap">
      <div className="page-head">
        <Breadcrumb />
        <h1>{t('receipt.title')}</h1>
      </div>
      {error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
        <EmptyState title={t('receipt.missing')} text={t('receipt.missingText')} step={back} isOfPage />
      ) : (
        <ErrorState title={t('receipt.failed')} error={error} onRetry={onRetry} />
      )}
    </div>
  );
}

/** A purchase on its own page, also for printing: payment, received coins, block. */
export function ReceiptView({ id, request }: { id: string; request: RequestWallet }) {
  const { t } = useTranslation('presale');
  const { language, localize } = useLanguage();
  const { data: receipt, error, refetch } = useReceipt(id);
  const wallet = useStore(walletStore, DISCONNECTED);
  useAwaitedPurchase(receipt);
  if (!receipt) {
    return error ? <Missing error={error} onRetry={() => void refetch()} /> : <SkeletonDetail />;
  }
  const coins = formatNac(BigInt(receipt.nova_tokens) + BigInt(receipt.bonus_tokens), language);
  return (
    <div className="wrap">
      <div className="page-head">
        <Breadcrumb />
        <h1>{t('receipt.title')}</h1>
        <p className="lede">
          {t(isOff(receipt) ? 'receipt.ledeOff' : 'receipt.lede', {
            coins,
            paid: formatUsdt(BigInt(receipt.usdt_amount), language),
          })}
        </p>
      </div>
      <div className="columns">
        <section className="receipt of-7" aria-label={t('receipt.title')}>
          <ReceiptDrawing receipt={receipt} />
          <Status receipt={receipt} isStale={error !== null} />
          <Facts receipt={receipt} />
          {wallet.status === 'connected' && mayHaveOtherPayment(receipt, wallet.address) ? (
            <Suspense>
              <OtherPayment receipt={receipt} request={request} onNamed={() => void refetch()} />
            </Suspense>
          ) : null}
          <div className="row receipt-ways">
            <ButtonLink to={localize('/presale')}>{t('receipt.back')}</ButtonLink>
            <Button variant="quiet" onClick={() => print()}>
              {t('receipt.print')}
            </Button>
          </div>
        </section>
        <div className="of-5">
          <ReceiptBooks receipt={receipt} />
        </div>
      </div>
    </div>
  );
}
