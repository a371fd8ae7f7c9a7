import type { DemoType } from '@nova/shared/demo/constants';
import type { DemoStarted } from '@nova/shared/demo/schemas';
import { DEMO_WALLET_ID } from './features/demo/wallet-id.ts';
import { afterPaint } from './lib/page/after-paint.ts';

/** Starts a demo and connects its wallet. The wallet libraries load on click. @throws ApiError */
export async function startDemo(type: DemoType): Promise<DemoStarted> {
  // Requesting the fifty files keeps a phone busy for longer than a click may take.
  await afterPaint();
  const [demo, { announceRunningDemo }, { connectDemoWallet }] = await Promise.all([
    import('./features/demo/start-demo.ts'),
    import('./features/demo/restore-demo.ts'),
    import('./features/wallet/connection/connect-demo.ts'),
  ]);
  const started = await demo.startDemo(type);
  await announceRunningDemo();
  await connectDemoWallet(DEMO_WALLET_ID, started.address);
  return started;
}
