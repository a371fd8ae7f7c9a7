import { generateAddress } from '@ethereumjs/util';
import type { Bench } from '../../chain/evm/call-evms.ts';
import type { BlockEnvironment } from '../../chain/block-environment.ts';
import type { Message } from '../../chain/evm/message.ts';
import { type CallOutcome, tryCall } from '../../chain/evm/try-call.ts';
import { asBuffer, bigIntToBytes, bytesToHex, type Hex, hexToBytes } from '../../encoding/hex.ts';
import type { AccessList } from '../../chain/transaction.ts';

export interface ReportedAccess {
  accessList: { address: Hex; storageKeys: Hex[] }[];
  outcome: CallOutcome;
}

/**
 * Returns the addresses and slots that the message accesses beyond those always warm (sender, recipient or created
 * contract, coinbase, precompiles), and its gas with this access list.
 */
export async function reportAccess(
  bench: Bench,
  message: Message,
  gas: bigint,
  environment: BlockEnvironment,
): Promise<ReportedAccess> {
  const { journal, precompiles } = bench.evm;
  const nonce = bench.world.account(message.sender)?.nonce ?? 0n;
  const target = message.to ?? generateAddress(message.sender, bigIntToBytes(nonce));
  journal.startReportingAccessList();
  await tryCall(bench, message, gas, environment);
  const touched = journal.accessList ?? new Map<string, Set<string>>();
  delete journal.accessList;

  const known = [message.sender, target, environment.header.coinbase.bytes];
  const warm = new Set([...precompiles.keys(), ...known.map((address) => asBuffer(address).toString('hex'))]);
  const accessList: AccessList = [...touched]
    .filter(([address, slots]) => slots.size > 0 || !warm.has(address))
    .map(([address, slots]) => ({
      address: hexToBytes(`0x${address}`),
      storageKeys: [...slots].map((slot) => hexToBytes(`0x${slot}`)),
    }));
  return {
    accessList: accessList.map(({ address, storageKeys }) => ({
      address: bytesToHex(address),
      storageKeys: storageKeys.map(bytesToHex),
    })),
    outcome: await tryCall(bench, { ...message, accessList }, gas, environment),
  };
}
