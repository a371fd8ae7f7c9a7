/** SHA-256 of the content, and what it is. */
const FILE_KEY = /\/files\/([0-9a-f]{64}\.(?:webp|avif|glb))$/;
/** CIDv1 of one raw block under SHA-256: every metadata of ours fits into one. */
const METADATA_CID = /(?:\/metadata\/|^ipfs:\/\/)(bafkrei[a-z2-7]{52})(?:\.json)?$/;

/**
 * The key of a stored file in its address, null for any other address. The host does not count: the address names its
 * content, so what we hold under this name is what must be there.
 */
export function fileKeyOf(url: string): string | null {
  return FILE_KEY.exec(url)?.[1] ?? null;
}

/** The CID of stored metadata in its address, `ipfs://` addresses included; null for any other address. */
export function metadataCidOf(uri: string): string | null {
  return METADATA_CID.exec(uri)?.[1] ?? null;
}
