/** Maximum size of the metadata of one NFT, in bytes. */
export const METADATA_BYTES = 256 * 1024;
const FETCH_TIMEOUT_MS = 5_000;
const DATA_URI = /^data:(?<type>[^,;]*)(?<parameters>(?:;[^,]*)?),/i;

/** Content found at a metadata URI. */
export type Found =
  | { readonly kind: 'text'; readonly text: string }
  /** The host is not in the list of allowed origins. */
  | { readonly kind: 'external' }
  | { readonly kind: 'invalid' }
  /** The request may succeed later. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/**
 * Reads metadata from the URI itself (`data:`) or from an allowed origin. Nothing else is ever requested,
 * because the minter of an NFT must not be able to make this server send requests. Redirects are rejected.
 */
export async function fetchMetadata(uri: string, origins: ReadonlySet<string>): Promise<Found> {
  if (/^data:/i.test(uri)) return readDataUri(uri);
  const url = URL.canParse(uri) ? new URL(uri) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || !origins.has(url.origin))
    return { kind: 'external' };
  try {
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
    const response = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json' } });
    if (!response.ok) return { kind: 'unreachable', reason: `HTTP ${response.status}` };
    const text = await readLimited(response);
    return text === null ? { kind: 'invalid' } : { kind: 'text', text };
  } catch (error) {
    return { kind: 'unreachable', reason: String(error) };
  }
}

function readDataUri(uri: string): Found {
  const match = DATA_URI.exec(uri);
  if (!match || uri.length > METADATA_BYTES * 2) return { kind: 'invalid' };
  const body = uri.slice(match[0].length);
  if (/;base64$/i.test(match.groups!['parameters']!)) {
    return { kind: 'text', text: Buffer.from(body, 'base64').toString('utf8') };
  }
  try {
    return { kind: 'text', text: decodeURIComponent(body) };
  } catch {
    // Many contracts do not percent-encode their JSON; a percent sign in it is not an escape sequence.
    return { kind: 'text', text: body };
  }
}

async function readLimited(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > METADATA_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
