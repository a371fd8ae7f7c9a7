import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { Hex } from 'viem';
import { toWebAuthnAccount, type WebAuthnAccount } from 'viem/account-abstraction';

/** Flags of the authenticator: a person was present and verified. */
const PRESENT_AND_VERIFIED = 0x05;

export interface SoftwarePasskey {
  readonly x: Hex;
  readonly y: Hex;
  readonly account: WebAuthnAccount;
}

/**
 * Creates a passkey whose authenticator is this process. It signs what a browser would have signed.
 * @param rpId domain to which the passkey belongs
 */
export function createSoftwarePasskey(rpId = 'localhost', origin = 'http://localhost'): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const toHex = (part: string | undefined): Hex => `0x${Buffer.from(part!, 'base64url').toString('hex')}`;
  const [x, y] = [toHex(jwk.x), toHex(jwk.y)];
  const id = createHash('sha256').update(x).digest('base64url');
  const account = toWebAuthnAccount({
    rpId,
    credential: { id, publicKey: `0x${x.slice(2)}${y.slice(2)}` },
    getFn: (options) => {
      const challenge = Buffer.from(options!.publicKey!.challenge as Uint8Array).toString('base64url');
      const clientData = JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false });
      const authenticatorData = Buffer.concat([
        createHash('sha256').update(rpId).digest(),
        Buffer.from([PRESENT_AND_VERIFIED, 0, 0, 0, 1]),
      ]);
      const clientHash = createHash('sha256').update(clientData).digest();
      const signature = sign('sha256', Buffer.concat([authenticatorData, clientHash]), privateKey);
      const toBuffer = (bytes: Buffer) =>
        bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
      return Promise.resolve({
        id,
        type: 'public-key',
        response: {
          authenticatorData: toBuffer(authenticatorData),
          clientDataJSON: toBuffer(Buffer.from(clientData)),
          signature: toBuffer(signature),
        },
      } as never);
    },
  });
  return { x, y, account };
}
