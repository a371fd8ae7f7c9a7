import type { Hex } from 'viem';
import { z } from 'zod';

/** 0x-prefixed hex of whole bytes, converted to lowercase. */
export const hexSchema = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/, 'must be 0x-prefixed hex')
  .transform((value) => value.toLowerCase() as Hex)
  .describe('Bytes in hexadecimal, with 0x');

/** A 32-byte hash, converted to lowercase. */
export const hashSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be a 32-byte hash')
  .transform((value) => value.toLowerCase() as Hex)
  .describe('Hash of 32 bytes in hexadecimal, with 0x');

/**
 * A 20-byte address, converted to lowercase. A checksum is not required, because our URLs and tables use
 * lowercase.
 */
export const addressSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be a 20-byte address')
  .transform((value) => value.toLowerCase() as Hex)
  .describe('Address of 20 bytes in hexadecimal, with 0x');

/** An amount in smallest units as a decimal string, because JSON numbers are exact only up to 2^53. */
export const amountSchema = z
  .string()
  .regex(/^-?\d+$/, 'must be a whole number in smallest units')
  .describe('Amount in the smallest unit of its coin (NAC: wei) as a decimal number');

/** A time as ISO 8601 in UTC with milliseconds. */
export const timeSchema = z.iso.datetime({ precision: 3 }).describe('Time in UTC (ISO 8601)');
