import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/floating/dialog.tsx';
import { AssetTransferOffer } from './asset-transfer/asset-transfer-offer.tsx';

export interface DemoDialogProps {
  readonly left: { readonly hours: number; readonly minutes: number };
  readonly onClose: () => void;
  readonly onEnd: () => Promise<void>;
  /** Starts the choice of the wallet that receives the demo wallet's assets. */
  readonly onPick: () => void;
}

/** Explains the running demo and leads to what can be tried; asks before it ends, and offers to keep its assets. */
export function DemoDialog({ left, onClose, onEnd, onPick }: DemoDialogProps) {
  const { t } = useTranslation('demo');
  const { localize } = useLanguage();
  const [isEnding, setIsEnding] = useState(false);
  const end = async () => {
    setIsEnding(true);
    await onEnd().finally(() => setIsEnding(false));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isEnding}
      title={t('end.title')}
      description={t('end.what')}
      footer={
        <>
          <Button variant="quiet" disabled={isEnding} onClick={onClose} data-autofocus="">
            {t('end.continue')}
          </Button>
          <Button variant="danger" isBusy={isEnding} onClick={() => void end()}>
            {t('end.end')}
          </Button>
        </>
      }
    >
      <div className="demo-about">
        <p>{t('end.text', left)}</p>
        <ButtonLink isSmall to={localize('/demo-account-setup')} onClick={onClose}>
          {t('end.tries')}
        </ButtonLink>
      </div>
      <AssetTransferOffer onPick={onPick} />
    </Dialog>
  );
}
