import { CONFIRMATION_TTL_SECONDS, PASSWORD_RESET_TTL_SECONDS } from '@nova/shared/account/constants';
import { useState } from 'react';
import { formatClock, formatCountdown } from '../../../lib/format/format-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { DevMailLink } from './dev-mail-link.tsx';
import { ErrorNote } from '../error-note.tsx';
import { useSending } from '../use-sending.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

/** Milliseconds until the email can be requested again. */
const AGAIN_AFTER_MS = 60_000;
const HOUR = 3_600;

/** A registration whose mailed link was not opened yet. */
export interface Registration {
  /** One key for each email that was sent. */
  readonly keys: readonly string[];
  /** Logs in with the values that were entered. */
  readonly logIn: () => Promise<unknown>;
}

export interface SentMail {
  readonly kind: 'confirm' | 'reset';
  readonly email: string;
  readonly again: () => Promise<unknown>;
  readonly registration?: Registration | undefined;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/**
 * Confirms that an email was sent: its recipient, how long
 * its link is valid, and what to do if it does not arrive.
 */
export function MailSent({ mail, onOther }: { mail: SentMail; onOther: () => void }) {
  const { t } = useTranslation('account');
  const now = useNow();
  const [sentAt, setSentAt] = useState(mail.sentAt);
  const { send, isPending, error } = useSending();
  const left = now === 0 ? AGAIN_AFTER_MS : sentAt + AGAIN_AFTER_MS - now;
  const hours = (mail.kind === 'confirm' ? CONFIRMATION_TTL_SECONDS : PASSWORD_RESET_TTL_SECONDS) / HOUR;
  const again = async () => {
    if (!(await send(mail.again))) return;
    setSentAt(serverNow());
    showToast({ tone: 'done', title: t('sent.sentAgain') });
  };
  const time = `${formatClock(sentAt).slice(0, 5)} UTC`;
  return (
    <div className="mail-sent">
      <p>
        {mail.kind === 'confirm' ? (
          <>
            {t('sent.to', { email: mail.email, time, hours })} {t('sent.notices')}
          </>
        ) : (
          t('sent.reset', { email: mail.email })
        )}
      </p>
      <ErrorNote error={error} />
      <div className="row">
        <DevMailLink />
        <Button disabled={left > 0} isBusy={isPending} onClick={() => void again()}>
          {left > 0 ? t('sent.againIn', { time: formatCountdown(left) }) : t('sent.again')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('sent.other')}
        </Button>
      </div>
      <details className="mail-help">
        <summary>{t('sent.nothing')}</summary>
        <p>{t('sent.nothingText')}</p>
      </details>
    </div>
  );
}
