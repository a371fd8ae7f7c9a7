const encoder = new TextEncoder();

/**
 * Returns the value of `nova-signature`: the signing time, and the HMAC-SHA-256 of `<seconds>.<body>` under
 * the partner's secret in hex.
 */
export async function signWebhook(secret: string, body: string, seconds: number): Promise<string> {
  return `t=${seconds},v1=${await hmac(secret, `${seconds}.${body}`)}`;
}

/**
 * Returns true if a webhook is authentic and recent; for partners and for tests that act as one.
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
  // Compares every digit, so that the duration reveals nothing.
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
