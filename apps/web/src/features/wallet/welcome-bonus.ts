import { WELCOME_BONUS_POINTS, WELCOME_TOAST_MS } from '@nova/shared/wallet/constants';
import type { WelcomeBonusResult } from '@nova/shared/wallet/welcome-bonus';
import { announceAccountChange } from '../../lib/store/account-changes.ts';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { formatInteger } from '../../lib/format/format-number.ts';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '@nova/shared/language/language';
import { showToast } from '../../ui/feedback/show-toast.ts';

async function report({
  status,
  points,
  gas_sent: isGasSent,
  waits_for: waitsFor,
}: WelcomeBonusResult): Promise<void> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['wallet']);
  const t = clientTexts.translate(language, 'wallet');
  const isGranted = status === 'granted';
  // A pending bonus is not credited yet, so its future amount is shown.
  const values = { points: formatInteger(isGranted ? points : WELCOME_BONUS_POINTS, language) };
  const waiting =
    waitsFor === 'day' ? t('welcome.waitsForDay', values) : t('welcome.waitsForNetwork', values);
  const gas = isGasSent ? t('welcome.gasSent') : t('welcome.gasWaits');
  showToast({
    tone: isGranted ? 'done' : 'pending',
    title: isGranted ? t('welcome.granted', values) : t('welcome.queued'),
    text: isGranted ? t('welcome.grantedText') : `${waiting} ${gas}`,
    durationMs: WELCOME_TOAST_MS,
  });
}

/**
 * Requests the welcome bonus of a wallet that has just logged in and shows the result. Nothing is shown for a
 * wallet that already had it or for a demo; if the server is unreachable, the next login requests it again.
 */
export async function claimWelcomeBonus(address: string): Promise<void> {
  try {
    const body = { wallet_address: address };
    const result = await requestAsUser<WelcomeBonusResult>('/functions/v1/welcome-bonus', { body });
    if (result.status === 'received' || result.status === 'none') return;
    announceAccountChange(address);
    await report(result);
  } catch {
    // The bonus remains available, and the user can do nothing about the error now.
  }
}
