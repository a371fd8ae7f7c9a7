export interface MailedLink {
  readonly purpose: 'confirm' | 'reset' | 'email';
  readonly token: string;
}

/** Parses the part of a mailed link after `#`; returns null for anything else. */
export function parseMailedLink(hash: string): MailedLink | null {
  const match = /^#(confirm|reset|email)=([\w-]{20,100})$/.exec(hash);
  return match ? { purpose: match[1] as MailedLink['purpose'], token: match[2]! } : null;
}
