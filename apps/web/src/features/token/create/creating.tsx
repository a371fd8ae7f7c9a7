import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { TokenOrder } from '@nova/shared/token/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/http.ts';
import { useShownStep } from '../../../lib/page/show-step.ts';
import { createRequestId } from '../../../lib/store/create-request-id.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { removeFormDraft } from '../../../lib/store/form-draft.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Session } from '../../../lib/session/session-store.ts';
import { isDeclined } from '../../../lib/transaction/is-declined.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { CreateForm } from './create-form.tsx';
import { EMPTY_DRAFT, TOKEN_DRAFT, type TokenDraft, type TokenTexts } from './token-draft.ts';
import { CreationDone, type CreatedAt } from './creation-done.tsx';
import { Preview, Promises, WhoCreates } from './creation-facts.tsx';
import { CreationReview, type CreationStep } from './creation-review.tsx';
import { createReady, readyToken, type ReadyToken } from './run-creation.ts';
import { tokenApi } from '../token-api.ts';
import { tokenKeys } from '../token-keys.ts';
import type { TokenClient } from '../token-client.ts';
import { uploadLogo } from './upload-logo.ts';
import { useTokenCreator } from './use-token-creator.ts';
import { useTokenErrorText } from '../use-token-error-text.ts';

interface CreatingProps {
  /** Null before the login: the fields can already be filled in, and the button opens the login. */
  readonly session: Session | null;
  readonly client: TokenClient;
  readonly draft: TokenDraft;
  readonly onDraft: (draft: TokenDraft) => void;
}

/** Creation of a token, from its fields to its block. */
export function Creating({ session, client: tokenClient, draft, onDraft }: CreatingProps) {
  const { t } = useTranslation('token');
  const errorText = useTokenErrorText();
  const client = useQueryClient();
  const wallet = useStore(walletStore, DISCONNECTED);
  const { data: creator } = useTokenCreator(session?.userId ?? null);
  const [step, setStep] = useState<CreationStep>('idle');
  const [ready, setReady] = useState<ReadyToken | null>(null);
  const [done, setDone] = useState<CreatedAt | null>(null);
  const [order, setOrder] = useState<TokenOrder | null>(null);
  const [error, setError] = useState<{ readonly text: string; readonly isDeclined: boolean } | null>(null);
  const [lastRequest, setRequested] = useState({ values: '', id: '' });

  const from = wallet.status === 'connected' ? wallet.address : null;
  const isWithoutWallet = creator?.hasWallet === false && from === null;
  const run = async (next: CreationStep, work: () => Promise<void>) => {
    setError(null);
    setStep(next);
    try {
      await work();
    } catch (error) {
      // The specification has one message for every error inside the wallet.
      const isAnnounced =
        error instanceof TransactionFailure ? error.reason !== 'wallet' : error instanceof ApiError;
      setError({ text: isAnnounced ? errorText(error) : t('notCreated'), isDeclined: isDeclined(error) });
    } finally {
      setStep('idle');
    }
  };
  const prepare = (values: TokenTexts) =>
    run('preparing', async () => {
      if (session === null || (from === null && !isWithoutWallet)) return requestWalletPopover();
      const { logo, website, description, supply, name, symbol } = values;
      const about = {
        name,
        symbol,
        description,
        ...(website === '' ? {} : { website }),
        ...(logo ? { logo: await uploadLogo(logo) } : {}),
      };
      if (isWithoutWallet) {
        // A retry after a lost response is the same order; changed values are another one.
        const formValues = `${name} ${symbol} ${supply}`;
        const id = lastRequest.values === formValues ? lastRequest.id : createRequestId();
        setRequested({ values: formValues, id });
        setOrder(await tokenApi.order({ ...about, request_id: id, supply: supply.toString() }));
        setRequested({ values: '', id: '' });
        removeFormDraft(TOKEN_DRAFT);
        await client.invalidateQueries({ queryKey: tokenKeys.all });
        return;
      }
      if (from !== null) setReady(await readyToken(await tokenApi.prepare(about), supply, from));
    });
  const sign = (token: ReadyToken) =>
    run('wallet', async () => {
      const sealed = await createReady(token, tokenClient, () => setStep('block'));
      setDone({ ...token, hash: sealed.hash, blockNumber: sealed.blockNumber });
      setReady(null);
      // The values outlive this component, which another account's login replaces (when a demo is kept).
      onDraft(EMPTY_DRAFT);
      removeFormDraft(TOKEN_DRAFT);
      showToast({ tone: 'done', title: t('created') });
      await client.invalidateQueries({ queryKey: tokenKeys.all });
    });
  const again = (isRetry = false) => {
    if (!isRetry) onDraft(EMPTY_DRAFT);
    setDone(null);
    setOrder(null);
    setReady(null);
    setError(null);
  };

  const card = useRef<HTMLDivElement>(null);
  useShownStep(card, done ? 'done' : order ? 'order' : ready ? 'ready' : null);
  const inCard = (content: ReactNode) => <div ref={card}>{content}</div>;

  if (done) return inCard(<CreationDone token={done} client={tokenClient} onAgain={() => again()} />);
  if (order) {
    const status = creator?.orders.find((each) => each.operation_id === order.operation_id)?.status;
    const token = { ...order, address: order.token, supply: BigInt(order.supply) };
    return inCard(
      <CreationDone
        token={{ ...token, hash: null, blockNumber: null }}
        status={status ?? order.status}
        onAgain={() => again(status === 'failed')}
      />,
    );
  }
  const wrongNetwork = wallet.status === 'connected' && wallet.chainId !== CHAIN_ID;
  const noneLeft = isWithoutWallet && creator.ordersLeft === 0;
  return (
    <div className="columns">
      <div ref={card} className="of-7 token-part">
        {error ? <Note tone={error.isDeclined ? 'hatch' : 'error'}>{error.text}</Note> : null}
        {ready ? (
          <CreationReview
            token={ready}
            step={step}
            isSameWallet={from === ready.from}
            onSign={() => void sign(ready)}
            onBack={() => setReady(null)}
          />
        ) : (
          <CreateForm
            draft={draft}
            onDraft={onDraft}
            isBusy={step === 'preparing'}
            busyText={t('form.preparing')}
            buttonText={
              session === null
                ? t('login')
                : t(isWithoutWallet ? 'form.order' : from ? 'form.next' : 'form.connect')
            }
            disabledReason={
              wrongNetwork ? t('wrongNetwork') : noneLeft ? t('refusals.token_order_limit') : undefined
            }
            onSubmit={(values) => void prepare(values)}
          />
        )}
      </div>
      <div className="of-5 grid gap-6">
        <Preview draft={draft} address={ready?.address ?? null} />
        <WhoCreates from={from} ordersLeft={isWithoutWallet ? creator.ordersLeft : null} />
        <Promises />
      </div>
    </div>
  );
}
