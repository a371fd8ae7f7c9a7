import { REFERRAL_PARAMETER, REFERRAL_TOAST_MS } from '@nova/shared/referral/constants';
import type { ReferralResult } from '@nova/shared/referral/schemas';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Hex } from 'viem';
import { announceAccountChange } from '../../lib/store/account-changes.ts';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { formatInteger } from '../../lib/format/format-number.ts';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '@nova/shared/language/language';
import { FIRST_POINTS } from '../../lib/site/first-points.ts';
import {
  forgetPendingReferral,
  storePendingReferral,
  readPendingReferral,
} from '../../lib/store/pending-referral.ts';
import { walletStore } from '../../lib/chain/wallet-state.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { FINAL_REFUSALS, readReferralParameter } from './referral-parameter.ts';
import { serverNow } from '../../lib/page/server-now.ts';

async function notifyStored(): Promise<void> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['referral']);
  const t = clientTexts.translate(language, 'referral');
  const welcome = formatInteger(FIRST_POINTS, language);
  const text = t('pending.storedText', { welcome });
  showToast({ tone: 'note', title: t('pending.stored'), text, durationMs: REFERRAL_TOAST_MS });
}

async function notifyActivated(earned: number): Promise<void> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['referral']);
  const t = clientTexts.translate(language, 'referral');
  const points = formatInteger(earned, language);
  showToast({ tone: 'done', title: t('pending.activated', { points }), durationMs: REFERRAL_TOAST_MS });
}

let isReporting = false;

/** Reports a stored code for a logged-in wallet. Errors are silent and keep the code for the next attempt. */
async function reportPending(address: Hex): Promise<void> {
  const code = readPendingReferral();
  if (!code || isReporting) return;
  isReporting = true;
  try {
    const result = await requestAsUser<ReferralResult>('/functions/v1/referral-system', {
      body: {
        action: 'track_referral',
        referral_code: code,
        referee_wallet: address,
        metadata: {
          user_agent: navigator.userAgent,
          referrer: document.referrer,
          timestamp: new Date(serverNow()).toISOString(),
        },
      },
    });
    if (result.success) {
      forgetPendingReferral();
      announceAccountChange(address);
      if (result.points_earned > 0) await notifyActivated(result.points_earned);
    } else if (result.error !== null && FINAL_REFUSALS.has(result.error)) {
      // No later attempt could change the result.
      forgetPendingReferral();
    }
  } catch {
    // Kept for a later attempt.
  } finally {
    isReporting = false;
  }
}

function reportWhenConnected(): void {
  const wallet = walletStore.get();
  if (wallet.status === 'connected' && wallet.mode === 'session') void reportPending(wallet.address);
}

/**
 * Removes the referral code from the address bar, stores it, and reports it as soon as a wallet is logged in.
 */
export function PendingReferral() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { code, rest } = readReferralParameter(search);
    if (rest === null) return;
    void navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true });
    if (code === null) return;
    storePendingReferral(code);
    void notifyStored().catch(() => undefined);
    reportWhenConnected();
  }, [pathname, search, hash, navigate]);
  useEffect(() => {
    readPendingReferral();
    reportWhenConnected();
    return walletStore.subscribe(reportWhenConnected);
  }, []);
  return null;
}

/** Returns a link with the referral parameter. */
export const referralLink = (code: string): string =>
  `${location.origin}/?${REFERRAL_PARAMETER}=${encodeURIComponent(code)}`;
