/** Domains whose provider ignores dots before the `@`, with the provider's canonical domain. */
const DOTLESS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * Returns the mailbox of an address: lowercase, without a plus suffix, and without dots if the provider
 * ignores them. Used to count people; mail is sent to the original address.
 */
export function normalizeMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [local = ''] = email.slice(0, at).toLowerCase().split('+');
  const dotless = DOTLESS[domain];
  return dotless === undefined ? `${local}@${domain}` : `${local.replaceAll('.', '')}@${dotless}`;
}
