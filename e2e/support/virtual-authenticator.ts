import type { CDPSession, Page } from '@playwright/test';

/** A phone's or laptop's authenticator, simulated by the browser, which confirms by itself. */
export interface VirtualAuthenticator {
  /** Copies all passkeys, or some by their ID, to the authenticator of another page, like a synced device. */
  copyTo(other: VirtualAuthenticator, isCopied?: (credentialId: string) => boolean): Promise<void>;
  readonly session: CDPSession;
  readonly id: string;
  /** Makes the person decline, or confirm again. */
  setConfirming(isConfirming: boolean): Promise<void>;
  /** Returns how often the person has confirmed: created a passkey, or signed with one. */
  countConfirmations(): number;
}

/** IDs are base64 in CDP, and base64url in pages. */
const toBase64Url = (id: string): string => Buffer.from(id, 'base64').toString('base64url');

/** Adds an authenticator with verification of the person to a page (WebAuthn over CDP). */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  let confirmations = 0;
  session.on('WebAuthn.credentialAdded', () => (confirmations += 1));
  session.on('WebAuthn.credentialAsserted', () => (confirmations += 1));
  return {
    session,
    id,
    countConfirmations: () => confirmations,
    async copyTo(other, isCopied = () => true) {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId: id });
      const chosen = credentials.filter(({ credentialId }) => isCopied(toBase64Url(credentialId)));
      for (const credential of chosen)
        await other.session.send('WebAuthn.addCredential', { authenticatorId: other.id, credential });
    },
    async setConfirming(isConfirming) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: isConfirming });
    },
  };
}
