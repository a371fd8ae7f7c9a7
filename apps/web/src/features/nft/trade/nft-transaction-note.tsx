import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useVisibleStep } from '../../../lib/session/use-visible-step.ts';
import { isDeclined } from '../../../lib/transaction/is-declined.ts';
import type { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../../lib/transaction/use-failure-text.ts';
import { requestWalletPopover } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { GetNacLink } from './get-nac-link.tsx';
import type { NftTransaction } from './nft-transactions.ts';
import type { NftTransactionState } from './use-nft-transaction.ts';

/** The required message of each failed operation (requirements 230 to 232). */
const FAILED = {
  buy: 'buy',
  approve: 'list',
  list: 'list',
  cancel: 'cancel',
  transfer: 'transfer',
  withdraw: 'withdraw',
  createCollection: 'create',
  mint: 'create',
} as const satisfies Record<NftTransaction['kind'], string>;

/** Returns a function that explains why a transaction failed. */
export function useTransactionErrorText(): (error: TransactionFailure) => string {
  const { t, has } = useTranslation('nft');
  const failureText = useFailureText();
  return (failure) =>
    has(`errors.${failure.refusal}`) ? t(`errors.${failure.refusal as 'paused'}`) : failureText(failure);
}

interface ErrorNoteProps {
  readonly kind: NftTransaction['kind'];
  readonly error: TransactionFailure;
  /** What the operation pays besides the network fee. */
  readonly priceWei?: bigint;
}

/** Message of a failed NFT operation, with its reason and a next step if there is one. */
export function ErrorNote({ kind, error, priceWei = 0n }: ErrorNoteProps) {
  const { t } = useTranslation('nft');
  const text = useTransactionErrorText()(error);
  if (isDeclined(error)) return <Note>{text}</Note>;
  const way =
    error.reason === 'insufficientFunds' ? (
      <GetNacLink wei={priceWei} />
    ) : error.reason === 'noWallet' || error.reason === 'accountChanged' ? (
      <Button isSmall onClick={requestWalletPopover}>
        {t('connect')}
      </Button>
    ) : undefined;
  return (
    <Note tone="error" step={way}>
      <b>{t(`failed.${FAILED[kind]}`)}</b> {text}
    </Note>
  );
}

/** Progress of the current operation, or why it failed. */
export function NftTransactionNote({
  state,
  priceWei = 0n,
}: {
  state: NftTransactionState;
  /** What a purchase pays besides the network fee. */
  priceWei?: bigint;
}) {
  const { t } = useTranslation('nft');
  const toVisibleStep = useVisibleStep();
  if (state.status === 'failed')
    return <ErrorNote kind={state.kind} error={state.error} priceWei={priceWei} />;
  if (state.status !== 'running') return null;
  const { kind, waitsFor } = state.progress;
  return (
    <p className="trade-progress state pending" role="status">
      {waitsFor === 'check' ? t('progress.check') : t(`progress.${kind}.${toVisibleStep(waitsFor)}`)}
    </p>
  );
}
