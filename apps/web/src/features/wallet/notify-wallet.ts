import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '../../lib/i18n/language.ts';
import { showToast, type ToastContent } from '../../ui/feedback/show-toast.ts';
import type { WalletError } from './connection/wallet-error.ts';

/** The sentence of a fault, in the words of the page. */
async function translateError({ message, values }: WalletError): Promise<string> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['wallet']);
  const t = clientTexts.translate(language, 'wallet');
  // A silent wallet is one of the reasons of the general sentence.
  if (message === 'timeout') return t('messages.connectFailed', { reason: t('messages.timeout') });
  return t(`messages.${message}`, { reason: values?.reason ?? '', name: values?.name ?? '' });
}

/** Says what happened with the wallet, also from outside React (events of the wallet, restoring at start). */
export async function notifyWallet(tone: ToastContent['tone'], failure: WalletError): Promise<void> {
  const title = await translateError(failure);
  // What the wallet itself says of a fault that has no sentence of its own.
  const { reason } = failure.values ?? {};
  const isOfWallet = failure.message === 'connectError' && reason !== undefined;
  const text = isOfWallet
    ? await translateError({ message: 'connectFailed', values: { reason } })
    : undefined;
  showToast({ tone, title, ...(text && { text }) });
}

/** Says that the wallet shows another account, which has not signed in here. */
export async function notifyAccountSwitch(address: string): Promise<void> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['wallet']);
  const t = clientTexts.translate(language, 'wallet');
  const values = { address: shortenHex(address) };
  showToast({ tone: 'warning', title: t('accountSwitch.title'), text: t('accountSwitch.text', values) });
}

/** Says why there is no session, and that the wallet is connected all the same. */
export async function notifyLocalMode(failure: WalletError): Promise<void> {
  const [title, text] = await Promise.all([
    translateError(failure),
    translateError({ message: 'localFallback' }),
  ]);
  showToast({ tone: 'error', title, text });
}
