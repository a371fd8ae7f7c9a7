import { createTransport } from 'nodemailer';
import { failure, type Finding, ok, warning } from '../finding.ts';
import { nameReason } from '@nova/runtime/name-reason';
import type { Setup } from '../setup.ts';

const TIMEOUT_MS = 10_000;

/** Checks whether the mail server accepts our login. Sends no email. */
export async function checkMail({ mail, isProduction, site }: Setup): Promise<Finding[]> {
  if (mail === undefined) return [];
  const { smtpUrl, from } = mail;
  if (smtpUrl === undefined) {
    if (!isProduction) return [];
    return [
      warning('mail', 'Email is off: users cannot confirm an address or reset a password.', 'Set SMTP_URL.'),
    ];
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
  } catch (error) {
    return [explain(error)];
  } finally {
    transport.close();
  }
  const findings = [ok('mail', 'The mail server accepts our login.')];
  if (/@localhost>?$/.test(from))
    findings.push(
      warning('mail', 'Emails have a sender address that cannot receive replies.', 'Set MAIL_FROM.'),
    );
  if (isProduction && site !== undefined && site.contactEmail === undefined)
    findings.push(
      warning('mail', 'Contact messages are stored but not emailed to anyone.', 'Set CONTACT_EMAIL.'),
    );
  return findings;
}

function explain(error: unknown): Finding {
  if ((error as { code?: string }).code === 'EAUTH')
    return failure(
      'mail',
      'The mail server rejects the user name or the password.',
      'Correct them in SMTP_URL.',
    );
  return failure(
    'mail',
    `The mail server does not answer: ${nameReason(error)}.`,
    'Check the host and port in SMTP_URL. Use smtps:// for implicit TLS (port 465) and smtp:// otherwise.',
  );
}
