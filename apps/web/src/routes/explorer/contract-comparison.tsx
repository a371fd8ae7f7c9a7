import { lazy, Suspense } from 'react';
import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { SkeletonDetail } from '../../ui/feedback/skeleton.tsx';

const Comparison = lazy(async () => ({
  default: (await import('../../features/contract/compare/comparison.tsx')).Comparison,
}));

export const handle = { namespaces: ['explorer', 'contract', 'form'] };
export const clientLoader = catalogueLoader('explorer', 'contract', 'form');
export const loader = () => null;

/** `/explorer/compare`: two verified contracts, file by file. */
export default function ContractComparisonPage() {
  return (
    <ListPage>
      <Suspense fallback={<SkeletonDetail />}>
        <Comparison />
      </Suspense>
    </ListPage>
  );
}
