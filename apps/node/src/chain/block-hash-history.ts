import type { WorldState } from '../state/world-state.ts';
import { EMPTY_ACCOUNT, EMPTY_CODE_HASH } from '../state/account.ts';
import { equalBytes, trimZeros } from '../encoding/hex.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { type Fork, isPrague } from './genesis/schedule.ts';
import { wordBytes } from './evm/words.ts';

/** The EIP-2935 contract with the hashes of the last 8,191 blocks, at the same address as on every chain. */
export const HISTORY_CONTRACT = {
  address: Buffer.from('0000f90827f1c53a10cb7a02335b175320002935', 'hex'),
  code: Buffer.from(
    '3373fffffffffffffffffffffffffffffffffffffffe14604657602036036042575f35600143038111604257611fff81430311604257611fff9006545f5260205ff35b5f5ffd5b5f35611fff60014303065500',
    'hex',
  ),
};

const WINDOW = 8_191;

/**
 * Deploys the contract with the first Prague block of a chain whose genesis lacks it, so no transaction is
 * needed.
 */
function placeContract(world: WorldState): void {
  const { address, code } = HISTORY_CONTRACT;
  const account = world.account(address) ?? EMPTY_ACCOUNT;
  if (!equalBytes(account.codeHash, EMPTY_CODE_HASH)) return;
  const codeHash = keccak256(code);
  world.setCode(codeHash, code);
  world.setAccount(address, { ...account, nonce: 1n, codeHash });
}

/** Stores the parent's hash (EIP-2935); from Prague on, every block does this before its transaction. */
export function noteParentHash(
  world: WorldState,
  parent: { header: { number: number }; hash: Uint8Array },
  fork: Fork,
): void {
  if (!isPrague(fork)) return;
  placeContract(world);
  const slot = wordBytes(BigInt(parent.header.number % WINDOW));
  world.setSlot(HISTORY_CONTRACT.address, slot, trimZeros(parent.hash));
}
