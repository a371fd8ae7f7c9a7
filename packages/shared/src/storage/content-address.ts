/** Key of a stored file in its address: SHA-256 of the content, and the file type. */
const FILE_KEY = /\/files\/([0-9a-f]{64}\.(?:webp|avif|glb))$/;
/** CID of metadata in its address: CIDv1 of one raw block under SHA-256, which fits all our metadata. */
const METADATA_CID = /(?:\/metadata\/|^ipfs:\/\/)(bafkrei[a-z2-7]{52})(?:\.json)?$/;

/**
 * Returns the key of a stored file from its address, or null for any other address. The host is irrelevant:
 * the address identifies the content, so our file of this name has the same content.
 */
export function fileKeyOf(url: string): string | null {
  return FILE_KEY.exec(url)?.[1] ?? null;
}

/** Returns the CID of stored metadata from its address, including `ipfs://`; null for any other address. */
export function metadataCidOf(uri: string): string | null {
  return METADATA_CID.exec(uri)?.[1] ?? null;
}
