import { DAY_MS } from '@nova/shared/durations';
import { LANGUAGES } from '@nova/shared/language/language';

export const SECURITY_CONTACT_PATH = '/.well-known/security.txt';
/** The standard recommends less than a year. */
const VALID_DAYS = 180;

/**
 * Returns whom to write to about a vulnerability, in the format of RFC 9116. Null for a website without https,
 * because the standard requires it of a contact page.
 * @param site origin of the website
 * @param now milliseconds since 1970
 */
export function writeSecurityContact(site: string, now: number): string | null {
  if (!site.startsWith('https://')) return null;
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${site}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${site}${SECURITY_CONTACT_PATH}`,
    '',
  ].join('\n');
}
