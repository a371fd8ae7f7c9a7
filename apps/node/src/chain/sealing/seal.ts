import { BLOCK_EXTRA } from '@nova/shared/explorer/block-extra';
import { curve } from '@nova/runtime/keys/secp256k1';
import { addressOfPublicKey } from '../../crypto/address-of-public-key.ts';
import { type Header, sealHash } from '../header.ts';

/** Encodes the 32-byte vanity with the milliseconds (0–999) within the header's second. */
export function encodeVanity(milliseconds: number, genesisChainId = 0): Uint8Array {
  const vanity = Buffer.alloc(BLOCK_EXTRA.vanityLength);
  vanity.write(BLOCK_EXTRA.tag, 'ascii');
  vanity[BLOCK_EXTRA.tag.length] = BLOCK_EXTRA.version;
  vanity.writeUInt16BE(milliseconds, BLOCK_EXTRA.millisecondsOffset);
  vanity.writeBigUInt64BE(BigInt(genesisChainId), BLOCK_EXTRA.chainIdOffset);
  return vanity;
}

/** Returns extraData with space for the seal. */
export function unsealedExtraData(milliseconds: number): Uint8Array {
  return Buffer.concat([encodeVanity(milliseconds), Buffer.alloc(BLOCK_EXTRA.sealLength)]);
}

/** Returns the header with the validator's signature in the last 65 bytes of extraData. */
export function seal(header: Header, validatorKey: Uint8Array): Header {
  const extraData = Uint8Array.from(header.extraData);
  extraData.set(curve.sign(sealHash(header), validatorKey), extraData.length - BLOCK_EXTRA.sealLength);
  return { ...header, extraData };
}

/** Returns the address that sealed the header. Throws if the seal is not a valid signature. */
export function recoverSealer(header: Header): Uint8Array {
  const signature = header.extraData.subarray(-BLOCK_EXTRA.sealLength);
  if (signature.length < BLOCK_EXTRA.sealLength) throw new Error('the header carries no seal');
  const publicKey = curve.recoverPublicKey(
    sealHash(header),
    signature[64]!,
    signature.subarray(0, 32),
    signature.subarray(32, 64),
  );
  return addressOfPublicKey(publicKey);
}
