/** Loaded on click, because it needs the wallet libraries. */
async function leave(): Promise<void> {
  const [demo, { DEMO_WALLET_ID }, wallet] = await Promise.all([
    import('./features/demo/end-demo.ts'),
    import('./features/demo/demo-wallet.ts'),
    import('./features/wallet/connection/wallet-runtime.ts'),
  ]);
  await demo.endDemo();
  await Promise.all([wallet.releasePageWallet(DEMO_WALLET_ID), demo.notifyDemoEnded()]);
}

let leaving: Promise<void> | null = null;

/** Ends the demo with its session and wallet; concurrent calls share one run. */
export function leaveDemo(): Promise<void> {
  leaving ??= leave().finally(() => {
    leaving = null;
  });
  return leaving;
}
