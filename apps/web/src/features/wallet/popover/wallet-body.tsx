import { useEffect, useRef } from 'react';
import type { Hex } from 'viem';
import { QueryProvider } from '../../../lib/queries/query-provider.tsx';
import { useStore } from '../../../lib/store/create-store.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { walletPick, type WalletState } from '../../../lib/chain/wallet-state.ts';
import { FOCUSABLE } from '../../../ui/focusable.ts';
import { passwordQuestion } from './request-password.ts';
import { ConnectedWalletView } from './connected-wallet-view.tsx';
import { PasswordStep } from './password-step.tsx';
import { useBalancesAhead, usePointsBalance } from './use-balances.ts';
import { WalletChoice } from './wallet-choice.tsx';
import { WalletPicking } from './wallet-picking.tsx';

export interface WalletBodyProps {
  readonly wallet: WalletState;
  /** Closes the popover; `isFocusBack` returns the focus to its button, unless a new page takes it. */
  readonly onLeave: (isFocusBack?: boolean) => void;
}

/**
 * Preloads an account's public balances while its owner is still signing, and its points once the session
 * exists, before the view that shows them is rendered.
 */
function BalancesAhead({ account }: { account: Hex }) {
  const session = useStore(sessionStore, null);
  useBalancesAhead(account);
  usePointsBalance(account, session?.address === account);
  return null;
}

/** Content of the popover. Focus moves from the frame to its first element. */
export default function WalletBody({ wallet, onLeave }: WalletBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const question = useStore(passwordQuestion, null);
  const pick = useStore(walletPick, null);
  useEffect(() => {
    const waiting = document.activeElement;
    if (waiting?.contains(body.current) && waiting !== document.body)
      body.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }, []);
  return (
    <div ref={body}>
      <QueryProvider>
        {question ? (
          <PasswordStep key={String(question.isWrong)} {...question} />
        ) : pick ? (
          <WalletPicking pick={pick} onLeave={() => onLeave()} />
        ) : wallet.status === 'connected' ? (
          <ConnectedWalletView wallet={wallet} onLeave={onLeave} />
        ) : (
          <WalletChoice wallet={wallet} onLeave={() => onLeave()} />
        )}
        {wallet.status === 'connecting' && wallet.account ? <BalancesAhead account={wallet.account} /> : null}
      </QueryProvider>
    </div>
  );
}
