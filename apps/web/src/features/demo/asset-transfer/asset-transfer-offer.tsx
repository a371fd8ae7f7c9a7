import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { readDemoKey } from '../demo-session.ts';
import { hasOwnWallet } from '../keep/has-own-wallet.ts';

function KeyOption({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('demo');
  const copy = async () => {
    const isCopied = await copyText(readDemoKey() ?? '');
    showToast(
      isCopied
        ? { tone: 'done', title: t('keep.copied') }
        : { tone: 'error', title: t('site:copy.failed'), text: t('site:copy.failedText') },
    );
  };
  return (
    <>
      <p className="muted">{t(isFirst ? 'keep.keyFirst' : 'keep.keyText')}</p>
      <p>{t('keep.keyWarning')}</p>
      <Button variant={isFirst ? 'solid' : 'outline'} isSmall={!isFirst} onClick={() => void copy()}>
        {t('keep.copy')}
      </Button>
    </>
  );
}

function WalletOption({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation('demo');
  return (
    <>
      <p className="muted">{t('keep.text')}</p>
      <Button variant="solid" onClick={onPick}>
        {t('keep.connect')}
      </Button>
    </>
  );
}

/**
 * The ways to keep the demo wallet's assets: move them to the user's own wallet, or export the key. A browser
 * without another wallet only has the key.
 */
export function AssetTransferOffer({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation('demo');
  const [hasWallet] = useState(hasOwnWallet);
  return (
    <div className="demo-keep">
      <h3>{t('keep.title')}</h3>
      {hasWallet ? <WalletOption onPick={onPick} /> : null}
      <KeyOption isFirst={!hasWallet} />
    </div>
  );
}
