import type { TeamMember } from '../../../team-members.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { KeyRecord } from './key-record.tsx';

const PICTURE_PX = 320;

/** A team member: their picture, or a trace derived from their name. */
function Person({ name, role, link, picture }: TeamMember) {
  const { t } = useTranslation('team');
  return (
    <li>
      {picture === null ? (
        <KeyRecord actions={['referral', 'daily_visit']} seed={name} />
      ) : (
        <img src={picture} alt="" width={PICTURE_PX} height={PICTURE_PX} />
      )}
      <h3>{name}</h3>
      <p>{role}</p>
      {link === null ? null : (
        <a href={link} rel="noreferrer" target="_blank">
          {new URL(link).host} <span className="sr">({t('site:nav.newTab')})</span>
        </a>
      )}
    </li>
  );
}

/** All team members configured by the operator. */
export function People({ members }: { members: readonly TeamMember[] }) {
  const { t } = useTranslation('team');
  return (
    <section className="team-people" aria-labelledby="people">
      <h2 id="people">{t('people.title')}</h2>
      <ul>
        {members.map((member) => (
          <Person key={member.name} {...member} />
        ))}
      </ul>
    </section>
  );
}
