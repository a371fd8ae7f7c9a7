import type { Common } from '@ethereumjs/common';
import { createEVM, type EVM } from '@ethereumjs/evm';
import { LRUCache } from 'lru-cache';

/** Code whose analysis an EVM keeps, in bytes; the analysis is about twenty times as large. */
const CACHED_CODE_BYTES = 512 * 1024;

/** An opcode number that no hardfork uses; it exists only in the EVM made to reach the interpreter. */
const CAPTURE_OPCODE = 0x0c;

/** What the library finds out about code: where jumps may go, what pushes push, the decoded opcodes. */
type Analysis = object;

interface Interpreter {
  _evm: EVM;
  _getValidJumpDestinations(code: Uint8Array): Analysis;
}

const caches = new WeakMap<EVM, LRUCache<Uint8Array, Analysis>>();

/** The prototype that every interpreter of the library shares; the library does not export it. */
async function captureInterpreter(common: Common): Promise<Interpreter> {
  let captured: Interpreter | undefined;
  const evm = await createEVM({
    common: common.copy(),
    customOpcodes: [
      {
        opcode: CAPTURE_OPCODE,
        opcodeName: 'CAPTURE',
        baseFee: 0,
        logicFunction: ({ interpreter }) => {
          captured = Object.getPrototypeOf(interpreter) as Interpreter;
        },
      },
    ],
  });
  await evm.runCode({ code: Uint8Array.of(CAPTURE_OPCODE), gasLimit: 1_000n });
  if (typeof captured?._getValidJumpDestinations !== 'function') {
    throw new Error('the EVM library has changed: its jump analysis was not found');
  }
  return captured;
}

async function install(common: Common): Promise<void> {
  const interpreter = await captureInterpreter(common);
  const analyse = interpreter._getValidJumpDestinations;
  interpreter._getValidJumpDestinations = function analyseOnce(this: Interpreter, code): Analysis {
    const cache = caches.get(this._evm);
    if (cache === undefined) return analyse.call(this, code);
    let analysis = cache.get(code);
    if (analysis === undefined) {
      analysis = analyse.call(this, code);
      cache.set(code, analysis);
    }
    return analysis;
  };
}

let installed: Promise<void> | undefined;

/**
 * Makes this EVM analyse a contract once instead of in every call: with the 15 kB of a ledger that was two
 * fifths of a block's time. Code is known by the identity of its array: the node store hands out one array
 * per contract, and nobody writes to it.
 */
export async function cacheJumpAnalysis(evm: EVM): Promise<void> {
  installed ??= install(evm.common);
  await installed;
  const sizeCalculation = (_: Analysis, code: Uint8Array): number => code.length + 1;
  caches.set(evm, new LRUCache({ maxSize: CACHED_CODE_BYTES, sizeCalculation }));
}
