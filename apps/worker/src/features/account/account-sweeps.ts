import { MAIL_RETENTION_DAYS, UNCONFIRMED_RETENTION_DAYS } from '@nova/shared/account/constants';
import { API_KEY_USE_DAYS } from '@nova/shared/api-key/constants';
import type { Sweep } from '../../lib/jobs/run-cleanup.ts';

/** Days for which a used refresh token is remembered: the longest possible lifetime of its session. */
const USED_TOKEN_RETENTION_DAYS = 30;

/**
 * Expired sessions, tokens, links, rate limits and mail, and accounts whose email address was never confirmed in time.
 */
export const ACCOUNT_SWEEPS: readonly Sweep[] = [
  { what: 'sessions', statement: 'delete from app.sessions where expires_at < now()' },
  {
    what: 'used refresh tokens',
    statement: `delete from app.used_refresh_tokens where used_at < now() - make_interval(days => ${USED_TOKEN_RETENTION_DAYS})`,
  },
  {
    what: 'use of API keys',
    // A day more than is shown, because days differ between time zones.
    statement: `delete from app.api_key_use where day < current_date - ${API_KEY_USE_DAYS + 1}`,
  },
  { what: 'nonces', statement: 'delete from app.sign_in_nonces where expires_at < now()' },
  { what: 'links', statement: 'delete from app.account_links where expires_at < now()' },
  {
    what: 'rate limits',
    statement: 'delete from app.rate_limits where expire < extract(epoch from now()) * 1000',
  },
  { what: 'challenges', statement: 'delete from app.solved_challenges where expires_at < now()' },
  {
    what: 'mail',
    statement: `delete from app.mail_outbox where created_at < now() - make_interval(days => ${MAIL_RETENTION_DAYS})`,
  },
  {
    what: 'unconfirmed accounts',
    statement: `delete from app.users u where not email_verified and password_hash is null and deleted_at is null
      and email not like '%@wallet.invalid' and created_at < now() - make_interval(days => ${UNCONFIRMED_RETENTION_DAYS})
      and not exists (select from app.wallets w where w.user_id = u.id)
      and not exists (select from app.actions a where a.user_id = u.id)`,
  },
];
