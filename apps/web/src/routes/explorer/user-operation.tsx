import { useParams } from 'react-router';
import { NotHere } from '../../features/explorer/not-here.tsx';
import { UserOperationCalls } from '../../features/explorer/user-operation/user-operation-calls.tsx';
import { UserOperationOverview } from '../../features/explorer/user-operation/user-operation-overview.tsx';
import { useUserOperation } from '../../features/explorer/user-operation/use-user-operation.ts';
import { UserOperationState } from '../../features/explorer/user-operation/use-user-operation-columns.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FullHash } from '../../ui/entity/hash.tsx';
import { SkeletonDetail } from '../../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../ui/shell/breadcrumb.tsx';

export const clientLoader = catalogueLoader('explorer');

/** `/explorer/user-operation/:hash`: who acts, who pays, and the calls of the account. */
export default function UserOperationPage() {
  const { t } = useTranslation('explorer');
  const { hash = '' } = useParams();
  const { data: operation, error, refetch } = useUserOperation(hash);
  if (error && !operation) {
    return <NotHere error={error} missingText={t('operation.notFoundText')} onRetry={() => void refetch()} />;
  }
  if (!operation) return <SkeletonDetail />;
  return (
    <div className="wrap">
      <div className="page-head">
        <Breadcrumb />
        <div className="title-line">
          <h1>{t('operation.one')}</h1>
          <UserOperationState status={operation.status} />
        </div>
        <p className="faint">
          <FullHash value={operation.hash} />
        </p>
      </div>
      <div className="columns mt-6">
        <div className="of-7 grid gap-6">
          <UserOperationOverview operation={operation} />
        </div>
        <div className="of-5 grid gap-6">
          <UserOperationCalls operation={operation} />
        </div>
      </div>
    </div>
  );
}
