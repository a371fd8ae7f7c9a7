import type { Hex } from 'viem';
import { z } from 'zod';

/** 0x-prefixed hex of whole bytes, converted to lowercase. */
export const hexSchema = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/, 'must be 0x-prefixed hex')
  .transform((value) => value.toLowerCase() as Hex);

/** A 32-byte hash, converted to lowercase. */
export const hashSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be a 32-byte hash')
  .transform((value) => value.toLowerCase() as Hex);

/**
 * A 20-byte address, converted to lowercase. A checksum is not required, because our URLs and tables use
 * lowercase.
 */
export const addressSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be a 20-byte address')
  .transform((value) => value.toLowerCase() as Hex);

/** An amount in smallest units as a decimal string, because JSON numbers are exact only up to 2^53. */
export const amountSchema = z.string().regex(/^-?\d+$/, 'must be a whole number in smallest units');

/** A time as ISO 8601 in UTC with milliseconds. */
export const timeSchema = z.iso.datetime({ precision: 3 });
