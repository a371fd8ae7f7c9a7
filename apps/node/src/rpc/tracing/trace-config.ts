import { z } from 'zod';
import { RPC_CODE, RpcError } from '../errors.ts';
import { CALL_TREE, CallTracer } from './call-tracer.ts';
import { FlatCallTracer } from './flat-call-tracer.ts';
import { PrestateTracer } from './prestate-tracer.ts';
import { MuxTracer, NoopTracer, PreimageTracer, SelectorTracer } from './small-tracers.ts';
import { StructLogger } from './struct-logger.ts';
import type { CreateTracer } from './tracer.ts';

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

const callTracerConfig = z.object({ onlyTopCall: flag, withLog: flag });
const prestateTracerConfig = z.object({
  diffMode: flag,
  disableCode: flag,
  disableStorage: flag,
  includeEmpty: flag,
});

/** Several tracers over one execution with their own configurations; at most as many as there are names. */
const muxTracerConfig = z.record(z.string(), z.unknown()).refine((named) => Object.keys(named).length <= 7);

/** Milliseconds per unit in Go's duration format, such as 10s, 1m30s or 250ms. */
const UNIT_MS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};
const durationParam = z
  .string()
  .regex(/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/, 'must be a duration such as 5s')
  .transform((text) =>
    [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/gy)].reduce(
      (sum, [, count, unit]) => sum + Number(count) * UNIT_MS[unit!]!,
      0,
    ),
  );

/** geth's trace configuration; without a tracer, it contains the struct logger's options directly. */
export const traceConfigParam = z.object({
  tracer: z.string().nullish(),
  tracerConfig: z.record(z.string(), z.unknown()).nullish(),
  enableMemory: flag,
  disableStack: flag,
  disableStorage: flag,
  enableReturnData: flag,
  limit: z.int().nonnegative().default(0),
  /** Our own: number of opcodes to skip, so that `limit` reads one page. */
  offset: z.int().nonnegative().default(0),
  /** Our own: only the opcodes of this call, by its position in the order of execution; 0 is the outermost. */
  call: z.int().nonnegative().nullish(),
  /** A time limit shorter than the node's; a longer one has no effect. */
  timeout: durationParam.nullish(),
  /**
   * How many blocks geth may re-execute to recompute an old state; ignored, because states are retained or
   * unavailable.
   */
  reexec: z.int().nonnegative().nullish(),
});

export type TraceConfig = z.output<typeof traceConfigParam>;

export const DEFAULT_TRACE: TraceConfig = traceConfigParam.parse({});

type NamedTracer = (config: unknown) => CreateTracer;

const flatCallTracerConfig = z.object({ convertParityErrors: flag, includePrecompiles: flag });

/** Tracers by their names in geth. */
const TRACERS: Record<string, NamedTracer> = {
  callTracer: (config) => {
    const options = callTracerConfig.parse(config ?? {});
    return (world) => new CallTracer(world, options);
  },
  prestateTracer: (config) => {
    const options = prestateTracerConfig.parse(config ?? {});
    return (world, subject) => new PrestateTracer(world, subject, options);
  },
  flatCallTracer: (config) => {
    const { convertParityErrors, includePrecompiles } = flatCallTracerConfig.parse(config ?? {});
    const tree = { ...CALL_TREE, withoutPrecompiled: !includePrecompiles };
    return (world, subject) =>
      new FlatCallTracer(new CallTracer(world, tree), {
        hasParityErrors: convertParityErrors,
        place: subject.place ?? null,
      });
  },
  '4byteTracer': () => () => new SelectorTracer(),
  keccak256PreimageTracer: () => () => new PreimageTracer(),
  noopTracer: () => () => new NoopTracer(),
  muxTracer: (config) => {
    const named = Object.entries(muxTracerConfig.parse(config ?? {})).map(
      ([name, inner]): [string, CreateTracer] => [name, namedTracer(name, inner)],
    );
    return (world, subject) => new MuxTracer(named.map(([name, create]) => [name, create(world, subject)]));
  },
};

function namedTracer(name: string, config: unknown): CreateTracer {
  const create = Object.hasOwn(TRACERS, name) ? TRACERS[name] : undefined;
  if (create !== undefined) return create(config);
  throw new RpcError(
    RPC_CODE.server,
    `tracer not found: ${name.slice(0, 100)}; available are ${Object.keys(TRACERS).join(', ')} and the default struct logger`,
  );
}

/**
 * Returns the tracer of a configuration.
 * @throws RpcError if it is not supported
 */
export function tracerOf(config: TraceConfig): CreateTracer {
  const { tracer, tracerConfig } = config;
  if (tracer == null || tracer === '') return (world) => new StructLogger(world, config);
  return namedTracer(tracer, tracerConfig);
}
