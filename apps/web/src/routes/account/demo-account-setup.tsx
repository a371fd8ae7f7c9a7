import { DemoPage } from '../../features/demo/demo-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { startDemo } from '../../start-demo.ts';

export const handle = { namespaces: ['demo', 'form'] };
export const clientLoader = catalogueLoader('demo', 'form');
export const loader = () => null;

const start = async (type: Parameters<typeof startDemo>[0]): Promise<void> => void (await startDemo(type));

/** `/demo-account-setup`: the wallet libraries load on click. */
export default function DemoRoute() {
  return <DemoPage onStart={start} />;
}
