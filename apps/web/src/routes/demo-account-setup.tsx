import { DemoPage } from '../features/demo/demo-page.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['demo', 'form'] };
export const clientLoader = catalogueLoader('demo', 'form');
export const loader = () => null;

/** `/demo-account-setup`: the wallet's libraries come with the press. */
export default function DemoRoute() {
  return (
    <DemoPage
      onStart={async (type) => {
        const [{ startDemo }, { announceRunningDemo }, { DEMO_WALLET_ID }, { connectDemoWallet }] =
          await Promise.all([
            import('../features/demo/start-demo.ts'),
            import('../features/demo/restore-demo.ts'),
            import('../features/demo/demo-wallet.ts'),
            import('../features/wallet/connect-demo.ts'),
          ]);
        const { address } = await startDemo(type);
        await announceRunningDemo();
        await connectDemoWallet(DEMO_WALLET_ID, address);
      }}
    />
  );
}
