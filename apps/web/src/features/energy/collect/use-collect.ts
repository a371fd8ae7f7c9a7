import type { RewardResult } from '@nova/shared/energy/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Hex } from 'viem';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { api } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { isPassing } from '../../../lib/api/is-passing.ts';
import { createRequestId } from '../../../lib/store/create-request-id.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { traceKindOf } from '../../../ui/trace/trace-kinds.ts';
import { COLLECT_KEY } from './collect-key.ts';
import { useRefusalText } from '../use-refusal-text.ts';

/** The result of a click replaces that of the click before. */
const ABOUT = { subject: COLLECT_KEY } as const;
/** Long enough to read what happened and what to do. */
const FAILURE_DURATION_MS = 12_000;

/**
 * Returns a function that shows the result of a click: collected
 * with its block, accepted, or why nothing was awarded.
 */
function useNotifyResult(): (result: RewardResult) => void {
  const { t } = useTranslation('energy');
  const { localize } = useLanguage();
  const explain = useRefusalText();
  return (result) => {
    if (result.status === 'refused') {
      const text = result.reason === null ? undefined : explain(result.reason, result.next_at);
      showToast({ ...ABOUT, tone: 'warning', title: t('collect.refused'), ...(text && { text }) });
      return;
    }
    const title = t('collect.collected', { amount: result.points_awarded });
    if (result.status === 'pending' || result.block_hash === null) {
      showToast({ ...ABOUT, tone: 'done', title, text: t('collect.pending') });
      return;
    }
    showToast({
      ...ABOUT,
      tone: 'done',
      title,
      trace: { kind: traceKindOf(COLLECT_KEY), points: result.points_awarded, blockHash: result.block_hash },
      link: { label: t('collect.collectedIn'), to: localize(`/explorer/block/${result.block_number}`) },
    });
  };
}

/** Returns a function that shows what happened to a click that failed, and what to do. */
function useNotifyFailure(): (error: unknown) => void {
  const { t } = useTranslation('energy');
  const errorText = useErrorText();
  return (error) => {
    const text = isPassing(error) ? `${errorText(error)} ${t('collect.safe')}` : errorText(error);
    showToast({ ...ABOUT, tone: 'error', title: t('collect.failed'), text, durationMs: FAILURE_DURATION_MS });
  };
}

export interface Collect {
  /** Collects for a logged-in account; does nothing while an earlier request is still running. */
  readonly collect: (address: string) => void;
  readonly isCollecting: boolean;
}

/**
 * Collects energy. Each click keeps its request ID until the server has responded, so a retry after a lost
 * response is never counted twice.
 */
export function useCollect(): Collect {
  const client = useQueryClient();
  const notifyResult = useNotifyResult();
  const notifyFailure = useNotifyFailure();
  const requestId = useRef<string | null>(null);
  // A ref, because the mutation's state changes only with the next render and a double click must count once.
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (address: string) => {
      requestId.current ??= createRequestId();
      return api.rewardAction({
        wallet_address: address as Hex,
        action_key: COLLECT_KEY,
        metadata: { description: 'Energy collected', ip_address: null, user_agent: navigator.userAgent },
        request_id: requestId.current,
      });
    },
    onSuccess: (result) => {
      requestId.current = null;
      notifyResult(result);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) requestId.current = null;
      notifyFailure(error);
    },
    onSettled: (_result, error, address) => {
      isRunning.current = false;
      const refreshed = client.invalidateQueries({ queryKey: queryKeys.account(address) });
      // After an error, another click must not wait for data that a lost connection cannot deliver either.
      return error ? undefined : refreshed;
    },
  });
  const collect = (address: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(address);
  };
  return { collect, isCollecting: isPending };
}
