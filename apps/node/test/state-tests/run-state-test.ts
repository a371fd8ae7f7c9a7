import type { EVM } from '@ethereumjs/evm';
import { applyTransaction } from '../../src/chain/evm/apply-transaction.ts';
import { createChainEvm, createChainRules } from '../../src/chain/evm/evm.ts';
import { environmentOf } from '../../src/chain/block-environment.ts';
import type { Fork } from '../../src/chain/genesis/schedule.ts';
import { decodeTransaction, recoverSender } from '../../src/chain/transaction.ts';
import { keccak256 } from '../../src/crypto/keccak.ts';
import { bytesToHex, equalBytes, hexToBytes } from '../../src/encoding/hex.ts';
import { encodeRlp } from '../../src/encoding/rlp.ts';
import { EMPTY_ACCOUNT, EMPTY_CODE_HASH } from '../../src/state/account.ts';
import { NodeStore } from '../../src/state/node-store.ts';
import { WorldState } from '../../src/state/world-state.ts';
import type { StateTest, StateTestOutcome } from './state-test-file.ts';

/** Chain ID of the state tests. */
const CHAIN_ID = 1;

/** Why an outcome does not apply to this chain. */
export type SkipReason = 'invalid transaction' | 'blob transaction' | 'without a signed transaction';

export type StateTestResult =
  | { readonly kind: 'passed' }
  | { readonly kind: 'skipped'; readonly reason: SkipReason }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Runs one outcome with the node's own EVM and state, and compares state root and logs. Transactions that a
 * block must not contain are skipped, because the pool rejects them before any execution, and so are blobs, which
 * this chain does not accept.
 */
export async function runStateTest(
  test: StateTest,
  outcome: StateTestOutcome,
  fork: Fork,
): Promise<StateTestResult> {
  const reason = findSkipReason(outcome);
  if (reason) return { kind: 'skipped', reason };
  const world = new WorldState(new NodeStore({ get: () => undefined }));
  allocate(world, test);
  const evm = await createChainEvm(createChainRules(CHAIN_ID, fork), world, hashOfBlock);
  try {
    const logs = await execute(evm, world, test, hexToBytes(outcome.txbytes!));
    const actual = { hash: bytesToHex(world.commit().hash), logs: bytesToHex(logs) };
    const isEqual = actual.hash === outcome.hash && actual.logs === outcome.logs;
    if (isEqual) return { kind: 'passed' };
    return {
      kind: 'failed',
      message: `root ${actual.hash}, logs ${actual.logs} instead of ${outcome.hash}, ${outcome.logs}`,
    };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}

function findSkipReason({ expectException, txbytes }: StateTestOutcome): SkipReason | null {
  if (expectException !== undefined) return 'invalid transaction';
  if (txbytes === undefined) return 'without a signed transaction';
  return txbytes.startsWith('0x03') ? 'blob transaction' : null;
}

/** The tests define the hash of a block as that of its decimal number. */
const hashOfBlock = (number: number) => keccak256(Buffer.from(String(number)));

function allocate(world: WorldState, { pre }: StateTest): void {
  for (const [text, { balance, nonce, code, storage }] of Object.entries(pre)) {
    const address = hexToBytes(text);
    const codeHash = code.length === 0 ? EMPTY_CODE_HASH : keccak256(code);
    world.setAccount(address, { ...EMPTY_ACCOUNT, balance, nonce, codeHash });
    if (code.length > 0) world.setCode(codeHash, code);
    for (const [slot, value] of Object.entries(storage)) {
      world.setSlot(address, toWord(slot), withoutZeros(value));
    }
  }
  world.commit();
}

/** Runs the transaction and returns the hash of its logs. */
async function execute(
  evm: EVM,
  world: WorldState,
  { env }: StateTest,
  raw: Uint8Array,
): Promise<Uint8Array> {
  const transaction = decodeTransaction(raw);
  const baseFee = env.currentBaseFee ?? 0n;
  const environment = environmentOf({
    number: Number(env.currentNumber),
    timestamp: Number(env.currentTimestamp),
    coinbase: env.currentCoinbase,
    gasLimit: env.currentGasLimit,
    mixHash: toWord(bytesToHex(env.currentRandom ?? new Uint8Array(0))),
    baseFeePerGas: baseFee,
  });
  const { logs, gasUsed } = await applyTransaction(
    evm,
    world,
    transaction,
    recoverSender(transaction),
    environment,
  );
  burnBaseFee(world, env.currentCoinbase, gasUsed * baseFee);
  return keccak256(encodeRlp(logs.map(({ address, topics, data }) => [address, topics, data])));
}

/** This chain pays the base fee to the coinbase; Ethereum burns it, and removes a coinbase that stays empty. */
function burnBaseFee(world: WorldState, coinbase: Uint8Array, amount: bigint): void {
  const account = world.account(coinbase) ?? EMPTY_ACCOUNT;
  const rest = { ...account, balance: account.balance - amount };
  const isEmpty = rest.balance === 0n && rest.nonce === 0n && equalBytes(rest.codeHash, EMPTY_CODE_HASH);
  if (isEmpty) world.deleteAccount(coinbase);
  else world.setAccount(coinbase, rest);
}

function toWord(hex: string): Uint8Array {
  return hexToBytes(`0x${hex.slice(2).padStart(64, '0')}`);
}

function withoutZeros(value: Uint8Array): Uint8Array {
  const first = value.findIndex((byte) => byte !== 0);
  return first < 0 ? new Uint8Array(0) : value.subarray(first);
}
