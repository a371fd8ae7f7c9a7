import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useStore } from '../../lib/create-store.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { Address } from '../../ui/entity/address.tsx';
import { Amount } from '../../ui/entity/amount.tsx';
import { Definition, Definitions, Panel } from '../../ui/panel.tsx';
import { dayAndTime } from './closed-note.tsx';
import { presaleApi } from './presale-api.ts';
import { presaleKeys } from './presale-keys.ts';

/** What a signed-in account owns by itself, bought without a wallet, and when it moves to one. */
export function OwnAccountPanel() {
  const { t } = useTranslation('presale');
  const { language, localize } = useLanguage();
  const session = useStore(sessionStore, null);
  const { data } = useQuery({
    queryKey: presaleKeys.ownAccount(session?.userId ?? ''),
    queryFn: ({ signal }) => presaleApi.readOwnAccount(signal),
    enabled: session !== null,
    retry: false,
  });
  if (!data?.address) return null;
  const { address, balance_wei: balance, owner, waiting_link: link } = data;
  return (
    <Panel title={t('account.title')}>
      <div className="in">
        <p className="muted">{t('account.text')}</p>
      </div>
      <Definitions>
        <Definition name={t('account.address')}>
          <Address address={address} hasCopy />
        </Definition>
        <Definition name={t('account.balance')}>
          {balance === null ? t('account.unknown') : <Amount wei={balance} />}
        </Definition>
        {owner ? (
          <Definition name={t('account.owner')}>
            <Address address={owner} />
          </Definition>
        ) : null}
        {link ? (
          <Definition
            name={t('account.waiting', dayAndTime(Date.parse(link.effective_at) / 1_000, language))}
          >
            <Address address={link.wallet} />
          </Definition>
        ) : null}
      </Definitions>
      {owner || link ? null : (
        <div className="in">
          <p className="small">
            {t('account.link')} <Link to={localize('/settings')}>{t('account.linkWay')}</Link>
          </p>
        </div>
      )}
    </Panel>
  );
}
