import { z } from 'zod';
import { address, bytes, hash32, uint, uint256 } from './base-schemas.ts';

interface Frame {
  calls?: Frame[] | undefined;
}

/** A frame of geth's callTracer. */
const callFrame: z.ZodType<Frame> = z.strictObject({
  from: address,
  gas: uint,
  gasUsed: uint,
  to: address.optional(),
  input: bytes,
  output: bytes.optional(),
  error: z.string().min(1).optional(),
  revertReason: z.string().optional(),
  get calls() {
    return z.array(callFrame).min(1).optional();
  },
  logs: z
    .array(
      z.strictObject({ address, topics: z.array(hash32).max(4), data: bytes, index: uint, position: uint }),
    )
    .optional(),
  value: uint256.optional(),
  type: z.enum(['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT']),
});

const prestate = z.record(
  address,
  z.strictObject({
    balance: uint256.optional(),
    nonce: z.int().positive().optional(),
    code: bytes.optional(),
    storage: z.record(hash32, hash32).optional(),
  }),
);

const structTrace = z.strictObject({
  gas: z.int(),
  failed: z.boolean(),
  returnValue: bytes,
  structLogs: z.array(
    z.strictObject({
      pc: z.int(),
      op: z.string().regex(/^[A-Z0-9]+$/),
      gas: z.int(),
      gasCost: z.int(),
      depth: z.int().positive(),
      error: z.string().min(1).optional(),
      refund: z.int().optional(),
      stack: z.array(uint256).optional(),
      memory: z.array(z.string().regex(/^[0-9a-f]{64}$/)).optional(),
      storage: z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string().regex(/^[0-9a-f]{64}$/)).optional(),
    }),
  ),
});

/** The result of one tracer. */
const oneTrace = z.union([
  callFrame,
  z.strictObject({ pre: prestate, post: prestate }),
  structTrace,
  prestate,
  // 4byteTracer, and noopTracer with an empty result.
  z.record(z.string().regex(/^0x[0-9a-f]{8}-\d+$/), z.int().positive()),
  // flatCallTracer
  z.array(z.looseObject({ action: z.looseObject({}), subtraces: z.int(), traceAddress: z.array(z.int()) })),
]);

/** The result of any tracer, including several at once. */
export const trace = z.union([
  oneTrace,
  z.strictObject({
    callTracer: callFrame,
    prestateTracer: z.strictObject({ pre: prestate, post: prestate }),
  }),
]);

export const blockTrace = z.array(z.strictObject({ txHash: hash32, result: trace }));
