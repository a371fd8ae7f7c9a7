import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { hexToBytes } from '../../src/encoding/hex.ts';

/** Hex of any number of digits, as numbers of the state tests are written. */
const bytes = z
  .string()
  .regex(/^0x[0-9a-fA-F]*$/)
  .transform((value): Uint8Array => hexToBytes(value.length % 2 === 0 ? value : `0x0${value.slice(2)}`));
const number = z.string().transform(BigInt);

const accountSchema = z.object({
  balance: number,
  nonce: number,
  code: bytes,
  storage: z.record(bytes.in, bytes),
});
const outcomeSchema = z.object({
  hash: z.string(),
  logs: z.string(),
  txbytes: z.string().optional(),
  expectException: z.string().optional(),
  indexes: z.object({ data: z.number(), gas: z.number(), value: z.number() }),
});
export type StateTestOutcome = z.infer<typeof outcomeSchema>;

const stateTestSchema = z.object({
  env: z.object({
    currentBaseFee: number.optional(),
    currentCoinbase: bytes,
    currentGasLimit: number,
    currentNumber: number,
    currentRandom: bytes.optional(),
    currentTimestamp: number,
    currentExcessBlobGas: number.optional(),
  }),
  pre: z.record(z.string(), accountSchema),
  post: z.record(z.string(), z.array(outcomeSchema)),
});
/** A state test of Ethereum's test suites: a state, transactions, and the state after each by fork. */
export type StateTest = z.infer<typeof stateTestSchema>;

/** Reads the tests of one file by their names. */
export function readStateTests(file: string): ReadonlyMap<string, StateTest> {
  const parsed = z.record(z.string(), stateTestSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(parsed));
}
