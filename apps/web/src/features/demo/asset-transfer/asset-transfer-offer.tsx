import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { readDemoKey } from '../demo-session.ts';
import { hasOwnWallet } from '../keep/has-own-wallet.ts';

function KeyWay({ isFirst }: { isFirst: boolean }) {
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

function WalletWay({ isFirst, onPick }: { isFirst: boolean; onPick: () => void }) {
  const { t } = useTranslation('demo');
  return (
    <>
      <p className="muted">{t(isFirst ? 'keep.text' : 'keep.textOther')}</p>
      <Button variant={isFirst ? 'solid' : 'outline'} isSmall={!isFirst} onClick={onPick}>
        {t('keep.connect')}
      </Button>
    </>
  );
}

/**
 * The two ways to keep the demo wallet's assets: move them to the user's own wallet, or export the key, which
 * comes first in a browser without another wallet.
 */
export function AssetTransferOffer({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation('demo');
  const [hasWallet] = useState(hasOwnWallet);
  return (
    <div className="demo-keep">
      <h3>{t('keep.title')}</h3>
      {hasWallet ? <WalletWay isFirst onPick={onPick} /> : <KeyWay isFirst />}
      {hasWallet ? <KeyWay isFirst={false} /> : <WalletWay isFirst={false} onPick={onPick} />}
    </div>
  );
}
