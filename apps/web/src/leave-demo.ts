import { DEMO_WALLET_ID } from './features/demo/wallet-id.ts';

/** Loaded on click, because it needs the wallet libraries. */
async function leave(isRetained: boolean): Promise<void> {
  const [demo, wallet] = await Promise.all([
    import('./features/demo/end-demo.ts'),
    import('./features/wallet/connection/disconnect-wallet.ts'),
  ]);
  await demo.endDemo();
  await Promise.all([
    wallet.releasePageWallet(DEMO_WALLET_ID),
    isRetained ? demo.notifyAssetsTransferred() : demo.notifyDemoEnded(),
  ]);
}

let leaving: Promise<void> | null = null;

function leaveOnce(isRetained: boolean): Promise<void> {
  leaving ??= leave(isRetained).finally(() => {
    leaving = null;
  });
  return leaving;
}

/** Ends the demo and removes its session and wallet. Calls while it is ending return the same promise. */
export function leaveDemo(): Promise<void> {
  return leaveOnce(false);
}

/** Ends a demo whose NFTs and tokens have moved, and logs in with the recipient's wallet. */
export async function leaveTransferredDemo(walletId: string): Promise<void> {
  await leaveOnce(true);
  const { logInWithWallet } = await import('./features/wallet/connection/connect-wallet.ts');
  await logInWithWallet(walletId);
}
