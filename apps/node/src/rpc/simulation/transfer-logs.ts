import type { EVMResult, Message as EvmMessage } from '@ethereumjs/evm';
import type { RunState } from '../../chain/evm/opcode-watch.ts';
import type { Log } from '../../chain/logs/receipt.ts';
import { bigIntToBytes, equalBytes, hexToBytes, padTo32 } from '../../encoding/hex.ts';
import type { WorldState } from '../../state/world-state.ts';
import { OPCODE, stackAddress, stackWord } from '../tracing/opcodes.ts';

/** keccak256 of Transfer(address,address,uint256). */
const TRANSFER_TOPIC = hexToBytes('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef');
/** Address of the logs that represent coin transfers. */
const TRANSFER_LOGGER = hexToBytes(`0x${'ee'.repeat(20)}`);
const NO_ADDRESS = new Uint8Array(20);

interface Frame {
  /** Number of logs before it. */
  start: number;
  /** The transfer to the contract that the frame creates, whose address is known when the frame ends. */
  endowment?: Log | undefined;
}

/**
 * Collects the logs of contracts and coin transfers in the order in which they happen, without those of failed
 * frames.
 */
export class TransferLogs {
  readonly #world: WorldState;
  readonly #open: Frame[] = [];
  readonly logs: Log[] = [];

  constructor(world: WorldState) {
    this.#world = world;
  }

  onEnter(message: EvmMessage): void {
    const { caller, to, value } = message;
    const frame: Frame = { start: this.logs.length };
    this.#open.push(frame);
    if (to === undefined) frame.endowment = this.#addTransfer(caller.bytes, NO_ADDRESS, value);
    // Borrowed code runs with the value of the account that borrows it, and moves nothing.
    else if (!message.delegatecall && equalBytes(message.codeAddress.bytes, to.bytes))
      this.#addTransfer(caller.bytes, to.bytes, value);
  }

  onExit({ execResult, createdAddress }: EVMResult): void {
    const { start, endowment } = this.#open.pop()!;
    if (execResult.exceptionError !== undefined) this.logs.length = start;
    else if (createdAddress !== undefined) endowment?.topics.splice(2, 1, padTo32(createdAddress.bytes));
  }

  readonly onOpcode = (opcode: number, state: RunState): void => {
    if (state.env.isStatic) return;
    if (opcode >= OPCODE.log0 && opcode <= OPCODE.log4) this.#addLog(opcode - OPCODE.log0, state);
    else if (opcode === OPCODE.selfDestruct) this.#addSelfDestruct(state);
  };

  #addLog(topicCount: number, { stack, memory, env }: RunState): void {
    if (stack.length < 2 + topicCount) return;
    const [offset, length, ...topics] = stack.peek(2 + topicCount);
    const data = length === 0n ? new Uint8Array(0) : memory.read(Number(offset), Number(length)).slice();
    this.logs.push({ address: env.address.bytes, topics: topics.map(stackWord), data });
  }

  #addSelfDestruct({ stack, env: { address } }: RunState): void {
    if (stack.length === 0) return;
    const balance = this.#world.account(address.bytes)?.balance ?? 0n;
    this.#addTransfer(address.bytes, stackAddress(stack.peek(1)[0]!), balance);
  }

  #addTransfer(from: Uint8Array, to: Uint8Array, value: bigint): Log | undefined {
    if (value === 0n) return undefined;
    const topics = [TRANSFER_TOPIC, padTo32(from), padTo32(to)];
    const log: Log = { address: TRANSFER_LOGGER, topics, data: padTo32(bigIntToBytes(value)) };
    this.logs.push(log);
    return log;
  }
}
