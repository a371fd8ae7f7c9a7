const encoder = new TextEncoder();

/**
 * The value of `nova-signature`: when it was signed, and the HMAC-SHA-256 of `<seconds>.<body>` under the partner's
 * secret, in hex.
 */
export async function signWebhook(secret: string, body: string, seconds: number): Promise<string> {
  return `t=${seconds},v1=${await hmac(secret, `${seconds}.${body}`)}`;
}

/**
 * Whether a webhook is ours and fresh; for partners, and for the tests that stand in for them.
 * @param now seconds since 1970
 */
export async function verifyWebhook(
  secret: string,
  body: string,
  header: string,
  now: number,
  toleranceSeconds = 300,
): Promise<boolean> {
  const match = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header);
  if (!match || Math.abs(now - Number(match[1])) > toleranceSeconds) return false;
  const expected = await hmac(secret, `${match[1]}.${body}`);
  let difference = 0;
  // Every digit is compared, so that the time taken tells nothing.
  for (let index = 0; index < 64; index += 1)
    difference |= expected.charCodeAt(index) ^ match[2]!.charCodeAt(index);
  return difference === 0;
}

async function hmac(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
