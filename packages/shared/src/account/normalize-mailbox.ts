/** Domains whose provider ignores dots before the `@`, and the one name of both. */
const DOTLESS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * The mailbox that an address leads to: lower case, without what follows a plus, and without dots where the provider
 * ignores them. For counting people; mail goes to the address as it was given.
 */
export function normalizeMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [local = ''] = email.slice(0, at).toLowerCase().split('+');
  const dotless = DOTLESS[domain];
  return dotless === undefined ? `${local}@${domain}` : `${local.replaceAll('.', '')}@${dotless}`;
}
