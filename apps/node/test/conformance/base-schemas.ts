import { z } from 'zod';

/** The base types of the Ethereum JSON-RPC specification (execution-apis, schemas/base-types). */
const hex = (pattern: RegExp) => z.string().regex(pattern);

export const uint = hex(/^0x(0|[1-9a-f][0-9a-f]*)$/);
export const uint64 = hex(/^0x(0|[1-9a-f][0-9a-f]{0,15})$/);
export const uint256 = hex(/^0x(0|[1-9a-f][0-9a-f]{0,63})$/);
export const byte = hex(/^0x(0|[1-9a-f][0-9a-f]?)$/);
export const bytes = hex(/^0x([0-9a-f]{2})*$/);
export const bytes8 = hex(/^0x[0-9a-f]{16}$/);
export const bytes32 = hex(/^0x[0-9a-f]{64}$/);
export const bytes256 = hex(/^0x[0-9a-f]{512}$/);
export const bytesUpTo32 = hex(/^0x([0-9a-f]{2}){1,32}$/);
export const hash32 = bytes32;
export const address = hex(/^0x[0-9a-f]{40}$/);
export const checksummedAddress = hex(/^0x[0-9a-fA-F]{40}$/);
export const ratio = z.number().min(0).max(1);

export const accessList = z.array(z.strictObject({ address, storageKeys: z.array(hash32) }));
