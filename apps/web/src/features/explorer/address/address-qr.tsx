import { CHAIN_ID } from '@nova/shared/chain/constants';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyableField } from '../../../ui/copyable-field.tsx';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';

/** QR code of the address as an EIP-681 link for this chain, which wallets understand. */
export function AddressQr({ address }: { address: string }) {
  const { t } = useTranslation('explorer');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button isSmall onClick={() => setIsOpen(true)}>
        {t('address.qr')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        size="small"
        title={t('address.qrTitle')}
        description={t('address.qrText')}
      >
        <div className="qr-sheet">
          <QrCode text={`ethereum:${address}@${CHAIN_ID}`} label={t('address.qrLabel', { address })} />
          <CopyableField
            name={t('address.address')}
            value={address}
            label={t('address.copy')}
            done={t('site:copy.address')}
          />
        </div>
      </Dialog>
    </>
  );
}
