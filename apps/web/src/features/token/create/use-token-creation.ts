import type { TokenOrder } from '@nova/shared/token/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/http.ts';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../../lib/chain/wallet-state.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Session } from '../../../lib/session/session-store.ts';
import { createRequestId } from '../../../lib/store/create-request-id.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { removeFormDraft } from '../../../lib/store/form-draft.ts';
import { isDeclined } from '../../../lib/transaction/is-declined.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { tokenApi } from '../token-api.ts';
import type { TokenClient } from '../token-client.ts';
import { tokenKeys } from '../token-keys.ts';
import { useTokenErrorText } from '../use-token-error-text.ts';
import type { CreatedAt } from './creation-done.tsx';
import type { CreationStep } from './creation-review.tsx';
import { createReady, readyToken, type ReadyToken } from './run-creation.ts';
import { EMPTY_DRAFT, TOKEN_DRAFT, type TokenDraft, type TokenTexts } from './token-draft.ts';
import { uploadLogo } from './upload-logo.ts';
import { useTokenCreator } from './use-token-creator.ts';

interface CreationError {
  readonly text: string;
  /** True if the user declined it in the wallet, which is not an error. */
  readonly isDeclined: boolean;
}

/** Returns the current step of a creation with its error, and a function that runs a step. */
function useCreationSteps() {
  const { t } = useTranslation('token');
  const errorText = useTokenErrorText();
  const [step, setStep] = useState<CreationStep>('idle');
  const [error, setError] = useState<CreationError | null>(null);
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
  return { step, setStep, error, forgetError: () => setError(null), run };
}

/** Converts the entered texts to the description that the server stores, after uploading the logo. */
async function describeToken({ name, symbol, description, website, logo }: TokenTexts) {
  return {
    name,
    symbol,
    description,
    ...(website === '' ? {} : { website }),
    ...(logo ? { logo: await uploadLogo(logo) } : {}),
  };
}

/** Returns a function that lets the server create a token for an account without a wallet. */
function useTokenOrder(onOrdered: (order: TokenOrder) => void) {
  const client = useQueryClient();
  const [lastRequest, setRequested] = useState({ values: '', id: '' });
  return async (values: TokenTexts) => {
    const about = await describeToken(values);
    // A retry after a lost response is the same order; changed values are another one.
    const formValues = `${values.name} ${values.symbol} ${values.supply}`;
    const id = lastRequest.values === formValues ? lastRequest.id : createRequestId();
    setRequested({ values: formValues, id });
    onOrdered(await tokenApi.order({ ...about, request_id: id, supply: values.supply.toString() }));
    setRequested({ values: '', id: '' });
    removeFormDraft(TOKEN_DRAFT);
    await client.invalidateQueries({ queryKey: tokenKeys.all });
  };
}

export interface TokenCreationOptions {
  /** Null before the login: the fields can already be filled in, and the button opens the login. */
  readonly session: Session | null;
  readonly client: TokenClient;
  readonly draft: TokenDraft;
  readonly onDraft: (draft: TokenDraft) => void;
}

/** State of a creation: its step, its error, and its result. */
export function useTokenCreation({ session, client: tokenClient, onDraft }: TokenCreationOptions) {
  const { t } = useTranslation('token');
  const client = useQueryClient();
  const wallet = useStore(walletStore, DISCONNECTED);
  const { data: creator } = useTokenCreator(session?.userId ?? null);
  const { step, setStep, error, forgetError, run } = useCreationSteps();
  const [ready, setReady] = useState<ReadyToken | null>(null);
  const [done, setDone] = useState<CreatedAt | null>(null);
  const [order, setOrder] = useState<TokenOrder | null>(null);
  const orderToken = useTokenOrder(setOrder);

  const from = wallet.status === 'connected' ? wallet.address : null;
  const isWithoutWallet = creator?.has_wallet === false && from === null;
  const prepare = (values: TokenTexts) =>
    run('preparing', async () => {
      if (session === null || (from === null && !isWithoutWallet)) return requestWalletPopover();
      if (isWithoutWallet) return orderToken(values);
      if (from === null) return;
      setReady(await readyToken(await tokenApi.prepare(await describeToken(values)), values.supply, from));
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
    forgetError();
  };
  const goBack = () => setReady(null);
  return {
    wallet,
    from,
    creator,
    isWithoutWallet,
    step,
    error,
    ready,
    done,
    order,
    prepare,
    sign,
    again,
    goBack,
  };
}
