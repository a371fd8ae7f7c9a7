import { curve } from '@nova/runtime/keys/secp256k1';
import { keccak256 } from '@nova/node/crypto/keccak';
import { bigIntToBytes } from '@nova/node/encoding/hex';
import { encodeRlp } from '@nova/node/encoding/rlp';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { encodeActionKey } from '@nova/shared/energy/catalogue';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { getContractAddress, type Hex, hexToBytes, toFunctionSelector, getAbiItem } from 'viem';

const ACCOUNTS = 1_000;
/** Interval of the blocks that call the contract with rare logs. */
const RARE_EVERY = 200;
const GWEI = 1_000_000_000;
const NOTHING = new Uint8Array(0);

/** Init code of a contract that logs one topic (42) for any call: PUSH8 code, MSTORE, RETURN. */
const RARE_INIT_CODE = hexToBytes('0x67602a60006000a10060005260086018f3');

/**
 * Signed transactions of the attestor, determined by the nonce alone. Uses native signing, because a
 * generator signs hundreds of thousands.
 */
export class GeneratedWork {
  readonly #key = hexToBytes(TEST_KEYS.attestor);
  readonly #ledger: Uint8Array;
  readonly #rare = hexToBytes(getContractAddress({ from: testAddressOf('attestor'), nonce: 0n }));
  readonly #selector = hexToBytes(toFunctionSelector(getAbiItem({ abi: actionLedgerAbi, name: 'record' })));
  readonly #actionKey = hexToBytes(encodeActionKey('page_visit'));

  constructor(ledger: Hex) {
    this.#ledger = hexToBytes(ledger);
  }

  /**
   * Returns the transaction of this nonce for a block at `timestamp`. Nonce 0 creates the contract with
   * rare logs.
   */
  sign(nonce: number, timestamp: number): Uint8Array {
    if (nonce === 0) return this.#encode(nonce, NOTHING, RARE_INIT_CODE);
    if (nonce % RARE_EVERY === 0) return this.#encode(nonce, this.#rare, NOTHING);
    return this.#encode(nonce, this.#ledger, this.#record(nonce, timestamp));
  }

  /** Returns the calldata of record(actionId, account, userHash, actionKey, occurredAt): five words. */
  #record(nonce: number, timestamp: number): Uint8Array {
    const data = Buffer.alloc(4 + 5 * 32);
    data.set(this.#selector);
    const id = Buffer.alloc(8);
    id.writeBigUInt64BE(BigInt(nonce));
    data.set(keccak256(id), 4);
    data.writeUInt32BE(0x10_0000 + (nonce % ACCOUNTS), 4 + 60);
    data.set(keccak256(id.subarray(0, 4 + (nonce % 4))), 4 + 64);
    data.set(this.#actionKey, 4 + 96);
    data.writeUInt32BE(timestamp, 4 + 156);
    return data;
  }

  #encode(nonce: number, to: Uint8Array, data: Uint8Array): Uint8Array {
    const number = (value: number): Uint8Array => bigIntToBytes(BigInt(value));
    const fields = [
      number(CHAIN_ID),
      number(nonce),
      number(GWEI),
      number(10 * GWEI),
      number(300_000),
      to,
      NOTHING,
      data,
      [],
    ];
    const type = Uint8Array.of(2);
    const signature = curve.sign(keccak256(Buffer.concat([type, encodeRlp(fields)])), this.#key);
    const trimmed = (part: Uint8Array): Uint8Array => {
      let start = 0;
      while (part[start] === 0) start++;
      return part.subarray(start);
    };
    const signed = [
      ...fields,
      number(signature[64]!),
      trimmed(signature.subarray(0, 32)),
      trimmed(signature.subarray(32, 64)),
    ];
    return Buffer.concat([type, encodeRlp(signed)]);
  }
}
