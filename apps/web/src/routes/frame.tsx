import { PageFrame } from '../features/frame/page-frame.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['frame', 'guard'] };
export const clientLoader = catalogueLoader('frame', 'guard');
export const loader = () => null;

/** Every page of the registry whose capability follows. */
export default function Frame() {
  return <PageFrame />;
}
