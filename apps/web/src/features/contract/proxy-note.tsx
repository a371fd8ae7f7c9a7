import type { Proxy } from '@nova/shared/contract/schemas';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Address } from '../../ui/entity/address.tsx';
import { Note } from '../../ui/feedback/note.tsx';

/** Names the implementation whose code runs here and links to its sources. */
export function ProxyNote({ proxy }: { proxy: Proxy }) {
  const { t } = useTranslation('contract');
  const { localize } = useLanguage();
  const sources = localize(`/explorer/address/${proxy.implementation}?tab=contract`);
  return (
    <Note step={proxy.name ? <Link to={sources}>{t('proxy.toSources')}</Link> : null}>
      {t(`proxy.${proxy.kind}`)} <Address address={proxy.implementation} name={proxy.name ?? undefined} />.{' '}
      {proxy.match_kind ? `${t(`match.${proxy.match_kind}`)}.` : t('proxy.unknown')}
    </Note>
  );
}
