import type { DemoType } from '@nova/shared/demo/constants';
import { requestPasskey, requestWalletPopover } from '../lib/chain/wallet-state.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Button } from './button.tsx';
import { TryDemoButton } from './try-demo-button.tsx';

export interface ConnectOrDemoProps {
  /** Name under which a click before hydration is stored; unique on the page. */
  readonly early: string;
  /** Label of the button that opens the wallet popover. */
  readonly label: string;
  /** Type of demo with the assets that this page needs. */
  readonly type?: DemoType;
  readonly isWide?: boolean;
}

/** Shown on every page that needs a wallet: a passkey, a wallet, or a demo. */
export function ConnectOrDemo({ early, label, type = 'explore', isWide = false }: ConnectOrDemoProps) {
  const { t } = useTranslation();
  return (
    <div className="connect-or-demo">
      <Button variant="solid" isWide={isWide} data-early={`${early}-passkey`} onClick={requestPasskey}>
        {t('passkey')}
      </Button>
      <Button isWide={isWide} data-early={early} onClick={requestWalletPopover}>
        {label}
      </Button>
      <TryDemoButton early={`${early}-demo`} type={type} isWide={isWide} />
    </div>
  );
}
