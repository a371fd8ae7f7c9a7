import { bytesToHex, type Hex } from '../../encoding/hex.ts';
import type { TraceOutcome, Tracer } from './tracer.ts';

/** What the outermost frame returned or reverted with. */
export class OutputTracer implements Tracer {
  finish({ result }: TraceOutcome): Hex {
    return bytesToHex(result.execResult.returnValue);
  }
}
