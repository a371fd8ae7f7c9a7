import { createPublicClient, type Hex, http, type Log } from 'viem';

/** Fewer blocks than any engine limits a request to. */
const BLOCKS_AT_ONCE = 2_000n;

/** Returns all events of a contract, in order. */
export async function readLogs(rpcUrl: string, address: Hex): Promise<Log<bigint, number, false>[]> {
  const chain = createPublicClient({ transport: http(rpcUrl) });
  const newest = await chain.getBlockNumber();
  const logs: Log<bigint, number, false>[] = [];
  for (let fromBlock = 1n; fromBlock <= newest; fromBlock += BLOCKS_AT_ONCE) {
    const last = fromBlock + BLOCKS_AT_ONCE - 1n;
    const toBlock = last < newest ? last : newest;
    logs.push(...(await chain.getLogs({ address, fromBlock, toBlock })));
  }
  return logs;
}
