import { z } from 'zod';
import { RPC_CODE, RpcError } from '../errors.ts';
import { CallTracer } from './call-tracer.ts';
import { PrestateTracer } from './prestate-tracer.ts';
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

/** geth's trace configuration; without a tracer the struct logger's options stand in it directly. */
export const traceConfigParam = z.object({
  tracer: z.string().nullish(),
  tracerConfig: z.record(z.string(), z.unknown()).nullish(),
  enableMemory: flag,
  disableStack: flag,
  disableStorage: flag,
  enableReturnData: flag,
  limit: z.int().nonnegative().default(0),
});

export type TraceConfig = z.output<typeof traceConfigParam>;

export const DEFAULT_TRACE: TraceConfig = traceConfigParam.parse({});

/** The tracer a configuration asks for. Throws RpcError for one that does not exist here. */
export function tracerOf(config: TraceConfig): CreateTracer {
  const { tracer, tracerConfig } = config;
  if (tracer == null || tracer === '') return (world) => new StructLogger(world, config);
  if (tracer === 'callTracer') {
    const options = callTracerConfig.parse(tracerConfig ?? {});
    return (world, subject) => new CallTracer(world, subject, options);
  }
  if (tracer === 'prestateTracer') {
    const options = prestateTracerConfig.parse(tracerConfig ?? {});
    return (world, subject) => new PrestateTracer(world, subject, options);
  }
  throw new RpcError(
    RPC_CODE.server,
    `tracer not found: ${tracer.slice(0, 100)}; there are callTracer, prestateTracer and the default struct logger`,
  );
}
