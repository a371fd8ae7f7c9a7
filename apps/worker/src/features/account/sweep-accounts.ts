import type { Logger } from '@nova/runtime/logger';
import { UNCONFIRMED_KEPT_DAYS } from '@nova/shared/account/constants';
import type { JobSession } from '../../lib/exclusive-job.ts';
import { sleep } from '../../lib/sleep.ts';

const EVERY_MS = 10 * 60_000;
/** Days that a used refresh token is remembered: as long as its session could have lived. */
const USED_TOKENS_KEPT_DAYS = 30;
/** Days that mail is kept for the question whether it was sent. */
const MAIL_KEPT_DAYS = 30;

/** What has ended by itself. Nothing here can still be used, so that it goes a little later makes no difference. */
const ENDED = {
  sessions: 'delete from app.sessions where expires_at < now()',
  usedRefreshTokens: `delete from app.used_refresh_tokens where used_at < now() - make_interval(days => ${USED_TOKENS_KEPT_DAYS})`,
  nonces: 'delete from app.sign_in_nonces where expires_at < now()',
  links: 'delete from app.account_links where expires_at < now()',
  mail: `delete from app.mail_outbox where created_at < now() - make_interval(days => ${MAIL_KEPT_DAYS})`,
  unconfirmed: `delete from app.users u where not email_verified and password_hash is null and deleted_at is null
    and email not like '%@wallet.invalid' and created_at < now() - make_interval(days => ${UNCONFIRMED_KEPT_DAYS})
    and not exists (select from app.wallets w where w.user_id = u.id)
    and not exists (select from app.actions a where a.user_id = u.id)`,
} as const;

/** Removes sessions, tokens, links, mail and never confirmed accounts whose time is over, until the session ends. */
export async function sweepAccounts({ client, signal }: JobSession, logger: Logger): Promise<void> {
  while (!signal.aborted) {
    for (const [what, statement] of Object.entries(ENDED)) {
      const { rowCount } = await client.query(statement);
      if (rowCount) logger.debug({ what, rows: rowCount }, 'swept');
    }
    await sleep(EVERY_MS, signal);
  }
}
