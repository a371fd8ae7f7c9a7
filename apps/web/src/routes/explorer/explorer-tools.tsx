import { lazy, Suspense } from 'react';
import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { GasTracker } from '../../features/explorer/tools/gas-tracker.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { SkeletonDetail } from '../../ui/feedback/skeleton.tsx';

const ToolForms = lazy(async () => ({
  default: (await import('../../features/explorer/tools/tool-forms.tsx')).ToolForms,
}));

export const handle = { namespaces: ['explorer', 'form', 'tools'] };
export const clientLoader = catalogueLoader('explorer', 'form', 'tools');
export const loader = () => null;

/** `/explorer/tools`: gas prices, broadcasting, decoding, signatures and units on one page. */
export default function ExplorerToolsPage() {
  return (
    <ListPage>
      <div className="tools">
        <GasTracker />
        <Suspense fallback={<SkeletonDetail />}>
          <ToolForms />
        </Suspense>
      </div>
    </ListPage>
  );
}
