import { bytesToHex, type Hex } from '../../encoding/hex.ts';
import type { TraceOutcome, Tracer } from './tracer.ts';

/** Records the return or revert data of the outermost frame. */
export class OutputTracer implements Tracer {
  finish({ result }: TraceOutcome): Hex {
    return bytesToHex(result.execResult.returnValue);
  }
}
