import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '../../lib/i18n/language.ts';
import { showToast, type ToastContent } from '../../ui/show-toast.ts';
import type { WalletFault } from './wallet-error.ts';

/** The sentence of a fault, in the words of the page. */
async function translateFault({ message, values }: WalletFault): Promise<string> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['wallet']);
  const t = clientTexts.translate(language, 'wallet');
  // A silent wallet is one of the reasons of the general sentence.
  if (message === 'timeout') return t('messages.connectFailed', { reason: t('messages.timeout') });
  return t(`messages.${message}`, { reason: values?.reason ?? '', name: values?.name ?? '' });
}

/** Says what happened with the wallet, also from outside React (events of the wallet, restoring at start). */
export async function notifyWallet(tone: ToastContent['tone'], fault: WalletFault): Promise<void> {
  const title = await translateFault(fault);
  // What the wallet itself says of a fault that has no sentence of its own.
  const { reason } = fault.values ?? {};
  const isOfWallet = fault.message === 'connectError' && reason !== undefined;
  const text = isOfWallet
    ? await translateFault({ message: 'connectFailed', values: { reason } })
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
export async function notifyLocalMode(fault: WalletFault): Promise<void> {
  const [title, text] = await Promise.all([
    translateFault(fault),
    translateFault({ message: 'localFallback' }),
  ]);
  showToast({ tone: 'fault', title, text });
}
