import { createBlock, genTransactionsTrieRoot } from '@ethereumjs/block';
import { createCustomCommon, type CustomCrypto, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM } from '@ethereumjs/evm';
import { createMPT, MerklePatriciaTrie } from '@ethereumjs/mpt';
import { RLP } from '@ethereumjs/rlp';
import { MerkleStateManager } from '@ethereumjs/statemanager';
import { createTxFromRLP } from '@ethereumjs/tx';
import { Account, Address, setLengthLeft, unpadBytes } from '@ethereumjs/util';
import { createVM, encodeReceipt, runTx } from '@ethereumjs/vm';
import type { Header } from '../src/chain/header.ts';
import type { Fork } from '../src/chain/genesis/schedule.ts';
import { HISTORY_CONTRACT } from '../src/chain/block-hash-history.ts';

/** The library's result of a block's transaction. */
export interface LibraryOutcome {
  stateRoot: Uint8Array;
  transactionsRoot: Uint8Array;
  receiptsRoot: Uint8Array;
  logsBloom: Uint8Array;
  gasUsed: bigint;
}

const HARDFORKS = { cancun: Hardfork.Cancun, prague: Hardfork.Prague, osaka: Hardfork.Osaka };

/**
 * Creates the library's own VM, state manager and trie, by default with its JavaScript cryptography, as the
 * oracle for the node's engine.
 */
export async function createLibraryEngine(
  chainId: number,
  blockHash: (number: number) => Uint8Array,
  { fork = 'cancun', customCrypto = {} }: { fork?: Fork; customCrypto?: CustomCrypto } = {},
) {
  const common = createCustomCommon({ chainId, name: 'oracle' }, Mainnet, {
    hardfork: HARDFORKS[fork],
    customCrypto,
  });
  const trie = new MerklePatriciaTrie({ useKeyHashing: true, common });
  const stateManager = new MerkleStateManager({ common, trie });
  const blockchain = {
    getBlock: async (number: number) => ({ hash: () => blockHash(number) }),
    putBlock: async () => {},
    shallowCopy: () => blockchain,
  };
  const evm = await createEVM({ common, stateManager, blockchain });
  const vm = await createVM({ common, stateManager, evm });

  return {
    async allocate(
      address: Uint8Array,
      { balance = 0n, nonce = 0n, code = new Uint8Array(0) },
    ): Promise<void> {
      await stateManager.putAccount(new Address(address), new Account(nonce, balance));
      if (code.length > 0) await stateManager.putCode(new Address(address), code);
    },
    stateRoot: () => stateManager.getStateRoot(),

    async execute(raw: Uint8Array, header: Header): Promise<LibraryOutcome> {
      const tx = createTxFromRLP(raw, { common });
      const { number, timestamp, gasLimit, mixHash } = header;
      const block = createBlock(
        {
          header: {
            number,
            timestamp,
            gasLimit,
            mixHash,
            coinbase: new Address(header.coinbase),
            baseFeePerGas: 0n,
          },
        },
        { common },
      );
      if (fork !== 'cancun') {
        const slot = setLengthLeft(Uint8Array.of((number - 1) >> 8, (number - 1) & 255), 32);
        const parentHash = unpadBytes(header.parentHash);
        await stateManager.putStorage(new Address(HISTORY_CONTRACT.address), slot, parentHash);
      }
      const result = await runTx(vm, { tx, block });
      const receipts = await createMPT();
      await receipts.put(RLP.encode(0), encodeReceipt(result.receipt, tx.type));
      return {
        stateRoot: await stateManager.getStateRoot(),
        transactionsRoot: await genTransactionsTrieRoot([tx]),
        receiptsRoot: receipts.root(),
        logsBloom: result.bloom.bitvector,
        gasUsed: result.totalGasSpent,
      };
    },
  };
}
