import type { Hex } from 'viem';

/** A call as the node's `callTracer` returns it. */
export interface RpcFrame {
  readonly type: string;
  readonly from: Hex;
  readonly to?: Hex;
  readonly value?: Hex;
  readonly gasUsed: Hex;
  readonly input: Hex;
  readonly error?: string;
  readonly revertReason?: string;
  readonly calls?: readonly RpcFrame[];
}

/** A call of a transaction in the order of execution. */
export interface Frame {
  /** Position in that order, starting at 0 with the transaction's own call. */
  readonly index: number;
  /** 0 for the transaction's own call. */
  readonly depth: number;
  readonly kind: string;
  readonly from: Hex;
  /** Null for a creation that failed before it had an address. */
  readonly to: Hex | null;
  /** Wei. */
  readonly value: bigint;
  /** The first four bytes of the input; null for a creation, and if there are fewer. */
  readonly selector: Hex | null;
  /** Position among the calls that ran, which the node counts; null if it never ran. */
  readonly run: number | null;
  /** Gas of the call with everything below it. */
  readonly gasUsed: bigint;
  /** Gas of the call without the calls below it. */
  readonly ownGas: bigint;
  /** Why the call failed; null if it succeeded. */
  readonly error: string | null;
}

const SELECTOR_CHARS = 10;

/** Lists a tree of calls, each before the calls below it. */
export function listFrames(root: RpcFrame): readonly Frame[] {
  const frames: Frame[] = [];
  let runs = 0;
  // A stack instead of recursion: the EVM allows 1,024 levels.
  const open: { frame: RpcFrame; depth: number }[] = [{ frame: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { frame, depth } = next;
    const below = frame.calls ?? [];
    const run = hasRun(frame) ? runs++ : null;
    frames.push({ ...toFrame(frame, frames.length, depth), run });
    for (const call of below.toReversed()) open.push({ frame: call, depth: depth + 1 });
  }
  return frames;
}

/** Errors of calls that the caller's state prevented, so that no code ran. */
const NEVER_RUN = new Set(['max call depth exceeded', 'insufficient balance for transfer']);

function hasRun({ type, error }: RpcFrame): boolean {
  return type !== 'SELFDESTRUCT' && (error === undefined || !NEVER_RUN.has(error));
}

function toFrame(frame: RpcFrame, index: number, depth: number): Omit<Frame, 'run'> {
  const gasUsed = BigInt(frame.gasUsed);
  const below = (frame.calls ?? []).reduce((sum, call) => sum + BigInt(call.gasUsed), 0n);
  const isCreation = frame.type.startsWith('CREATE');
  const hasSelector = !isCreation && frame.input.length >= SELECTOR_CHARS;
  return {
    index,
    depth,
    kind: frame.type.toLowerCase(),
    from: frame.from,
    to: frame.to ?? null,
    value: BigInt(frame.value ?? '0x0'),
    selector: hasSelector ? (frame.input.slice(0, SELECTOR_CHARS) as Hex) : null,
    gasUsed,
    // What a call gave back to its caller can exceed what the caller used itself.
    ownGas: gasUsed > below ? gasUsed - below : 0n,
    error: frame.revertReason ?? frame.error ?? null,
  };
}
