import type { Block } from '../src/chain/block.ts';
import { BlockIndex } from '../src/chain/block-index.ts';
import { logsBloom } from '../src/chain/logs/bloom.ts';
import type { Chain } from '../src/chain/chain.ts';
import { encodeHeader } from '../src/chain/header.ts';
import { computeGenesis } from '../src/chain/open-chain.ts';
import type { Log } from '../src/chain/logs/receipt.ts';
import { decodeTransaction } from '../src/chain/transaction.ts';
import { keccak256 } from '../src/crypto/keccak.ts';
import { hexToBytes } from '../src/encoding/hex.ts';
import type { ChainStore, StoreEntry } from '../src/store/chain-store.ts';
import { deployer, GWEI } from './test-node.ts';

const nobody = new Uint8Array(20);

/**
 * Creates the parts of a chain that a log search needs: blocks with the given logs, written directly to a
 * store.
 */
export async function createLogChain(store: ChainStore, groupSize = 1) {
  const genesis = computeGenesis({
    chainId: 96969,
    deployer: nobody,
    validator: nobody,
    coinbase: nobody,
  }).block;
  const raw = await deployer.signTransaction({
    type: 'legacy',
    chainId: 96969,
    gas: 21_000n,
    gasPrice: GWEI,
  });
  const transaction = decodeTransaction(hexToBytes(raw));
  await store.write(BlockIndex.entries(genesis));
  let head = genesis;
  let blocks = new BlockIndex(store);
  let group: StoreEntry[] = [];

  function seal(logs: Log[]): Block {
    const number = head.header.number + 1;
    const header = { ...genesis.header, parentHash: head.hash, number, logsBloom: logsBloom(logs) };
    const headerRlp = encodeHeader(header);
    const receipt = { succeeded: true, gasUsed: 1n, contractAddress: null, logs };
    const body = { transaction, sender: nobody, receipt };
    return { header, headerRlp, hash: keccak256(headerRlp), state: genesis.state, body };
  }

  return {
    get head() {
      return head;
    },
    get blocks() {
      return blocks;
    },
    get chain() {
      return { head, blocks } as Chain;
    },
    /** Appends a block; if `indexed` is false, the log index is omitted, as in an older node. */
    async append(logs: Log[], indexed = true): Promise<void> {
      head = seal(logs);
      const { number, logsBloom: bloom } = head.header;
      group.push(
        ...BlockIndex.entries(head),
        ...(indexed ? blocks.logs.append(number, head.hash, bloom) : []),
      );
      if (number % groupSize === 0) await store.write(group.splice(0));
    },
    /** Simulates a restart at the head or an earlier block. */
    async reopen(number = head.header.number): Promise<void> {
      if (group.length > 0) await store.write(group.splice(0));
      await blocks.logs.stop().catch(() => {});
      blocks = new BlockIndex(store);
      head = blocks.byNumber(number)!;
      blocks.logs.open(number, (error) => {
        throw error;
      });
    },
  };
}
