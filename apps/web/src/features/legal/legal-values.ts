import {
  CONFIRMATION_TTL_SECONDS,
  MAIL_RETENTION_DAYS,
  PASSWORD_RESET_TTL_SECONDS,
  SESSION_DAYS,
  UNCONFIRMED_RETENTION_DAYS,
} from '@nova/shared/account/constants';
import { LIST_CONFIRM_DAYS } from '@nova/shared/whitelist/constants';
import { RECOVERY_RETENTION_DAYS } from '@nova/shared/passkey/recovery-constants';
import { formatInteger } from '../../lib/format/format-number.ts';
import type { Language } from '@nova/shared/language/language';

/** Returns the server's retention periods, from the constants that it deletes by. */
export function legalValues(language: Language) {
  const whole = (value: number) => formatInteger(value, language);
  return {
    unconfirmedDays: whole(UNCONFIRMED_RETENTION_DAYS),
    sessionDays: whole(SESSION_DAYS),
    mailDays: whole(MAIL_RETENTION_DAYS),
    recoveryDays: whole(RECOVERY_RETENTION_DAYS),
    confirmHours: whole(CONFIRMATION_TTL_SECONDS / 3_600),
    resetMinutes: whole(PASSWORD_RESET_TTL_SECONDS / 60),
    listDays: whole(LIST_CONFIRM_DAYS),
  };
}
