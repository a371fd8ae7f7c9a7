import type { Treasury } from '@nova/shared/treasury/schemas';
import { SAFE_OWNERS } from '@nova/shared/treasury/constants';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Address } from '../../ui/entity/address.tsx';
import { Face } from '../../ui/entity/face.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Faces of the Safe's owners, read from its contract; empty if the contract is unavailable. */
export function OwnerFaces() {
  const { t } = useTranslation('team');
  const { data, isError } = useQuery({
    queryKey: ['treasury'],
    queryFn: ({ signal }) => requestJson<Treasury>('/api/v1/treasury', { signal }),
  });
  const owners = data?.safe.owners;
  if (isError || owners === null) return <p className="muted">{t('treasury.unread')}</p>;
  return (
    <ol className="owner-faces" aria-label={t('treasury.owners')} aria-busy={owners ? undefined : true}>
      {owners
        ? owners.map((owner) => (
            <li key={owner}>
              <Face address={owner} />
              <Address address={owner} />
            </li>
          ))
        : Array.from({ length: SAFE_OWNERS }, (_, index) => (
            <li key={index} aria-hidden="true">
              <span className="face waiting" />
              <Skeleton className="w-20" />
            </li>
          ))}
    </ol>
  );
}
