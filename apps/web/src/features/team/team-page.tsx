import type { ActionKey } from '@nova/shared/energy/catalogue';
import { SAFE_OWNERS, SAFE_THRESHOLD } from '@nova/shared/treasury/constants';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Definition } from '../../ui/panel.tsx';
import type { TeamMember } from '../../../team-members.ts';
import { Checks } from './checks.tsx';
import { KeyRecord } from './key-record.tsx';
import { MEMBERS } from './members.ts';
import { OwnerFaces } from './owner-faces.tsx';
import { People } from './people.tsx';
import './team.css';

interface TeamFunction {
  readonly id: 'protocol' | 'contracts' | 'product' | 'community';
  readonly keys: readonly string[];
  /** Page that shows the work of this function. */
  readonly work: string;
  /** Actions signed with its keys, whose traces illustrate it. */
  readonly actions: readonly ActionKey[];
}

const FUNCTIONS: readonly TeamFunction[] = [
  {
    id: 'protocol',
    keys: ['VALIDATOR', 'GAS'],
    work: '/explorer/blocks',
    actions: ['blockchain_interaction', 'network_switch', 'explorer_interaction', 'energy_collection'],
  },
  {
    id: 'contracts',
    keys: ['DEPLOYER', 'PAUSER'],
    work: '/transparency',
    actions: ['nft_creation', 'nft_trade', 'presale_purchase', 'welcome_bonus'],
  },
  {
    id: 'product',
    keys: ['ATTESTOR', 'OPERATOR'],
    work: '/explorer/actions',
    actions: ['form_submit', 'whitepaper_read', 'wallet_connect', 'input_interaction'],
  },
  {
    id: 'community',
    keys: ['CURATOR'],
    work: '/kontakt',
    actions: ['referral', 'newsletter_signup', 'social_share', 'daily_visit'],
  },
];

function TeamCard({ id, keys, work, actions }: TeamFunction) {
  const { t } = useTranslation('team');
  const { localize } = useLanguage();
  return (
    <li>
      <KeyRecord actions={actions} seed={keys.join(' ')} />
      <div className="in">
        <h2>{t(`functions.${id}.title`)}</h2>
        <p>{t(`functions.${id}.text`)}</p>
        <dl className="definitions">
          <Definition name={t('keys')}>
            <span className="row">
              {keys.map((key) => (
                <Badge key={key}>{key}</Badge>
              ))}
            </span>
          </Definition>
          <Definition name={t('can')}>{t(`functions.${id}.can`)}</Definition>
          <Definition name={t('cannot')}>{t(`functions.${id}.cannot`)}</Definition>
          <Definition name={t('work')}>
            <Link to={localize(work)}>{t(`functions.${id}.work`)}</Link>
          </Definition>
        </dl>
      </div>
    </li>
  );
}

/**
 * `/team`: verifiable claims, and four functions by the
 * keys they hold. Only people who agreed to it are named.
 */
export function TeamPage({ members = MEMBERS }: { members?: readonly TeamMember[] }) {
  const { t } = useTranslation('team');
  const { localize } = useLanguage();
  return (
    <div className="wrap">
      <div className="page-head team-head">
        <h1>{t(members.length > 0 ? 'people.pageTitle' : 'title')}</h1>
        <p className="lede">{t('lede')}</p>
      </div>
      {members.length > 0 ? <People members={members} /> : null}
      <Checks />
      <ul className="team">
        {FUNCTIONS.map((each) => (
          <TeamCard key={each.id} {...each} />
        ))}
      </ul>
      <section className="team-safe" aria-labelledby="safe">
        <h2 id="safe">{t('treasury.title')}</h2>
        <div>
          <p className="lede">{t('treasury.text', { threshold: SAFE_THRESHOLD, owners: SAFE_OWNERS })}</p>
          <Link to={localize('/transparency')}>{t('treasury.link')}</Link>
        </div>
        <OwnerFaces />
      </section>
      {members.length > 0 ? null : (
        <Note
          step={
            <ButtonLink isSmall to={localize('/kontakt')}>
              {t('ask')}
            </ButtonLink>
          }
        >
          {t('note')}
        </Note>
      )}
    </div>
  );
}
