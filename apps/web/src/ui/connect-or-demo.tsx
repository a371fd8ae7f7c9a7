import type { DemoType } from '@nova/shared/demo/constants';
import { requestWalletPopover } from '../lib/chain/wallet-state.ts';
import { Button } from './button.tsx';
import { TryDemoButton } from './try-demo-button.tsx';

export interface ConnectOrDemoProps {
  /** Name under which a click before hydration is kept; unique on the page. */
  readonly early: string;
  /** What the button that opens the wallet panel says. */
  readonly label: string;
  /** The demo that has what this page needs. */
  readonly type?: DemoType;
  readonly isWide?: boolean;
}

/** The gate of every page that needs a wallet: connect one, or try the page without. */
export function ConnectOrDemo({ early, label, type = 'explore', isWide = false }: ConnectOrDemoProps) {
  return (
    <div className="connect-or-demo">
      <Button variant="solid" isWide={isWide} data-early={early} onClick={requestWalletPopover}>
        {label}
      </Button>
      <TryDemoButton early={`${early}-demo`} type={type} isWide={isWide} />
    </div>
  );
}
