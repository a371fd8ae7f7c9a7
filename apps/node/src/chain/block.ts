import { RLP } from '@ethereumjs/rlp';
import { bigIntToBytes, bytesToBigInt } from '../encoding/hex.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { decodeHeader, type Header } from './header.ts';
import { type Log, logToRaw, type Receipt } from './receipt.ts';
import { decodeTransaction, type Transaction } from './transaction.ts';

/** The one transaction of a block with what its execution gave. */
export interface BlockTransaction {
  transaction: Transaction;
  sender: Uint8Array;
  receipt: Receipt;
}

export interface Block {
  header: Header;
  hash: Uint8Array;
  headerRlp: Uint8Array;
  /** Null only in the genesis block. */
  body: BlockTransaction | null;
}

type RawLog = [Uint8Array, Uint8Array[], Uint8Array];
type RawBody = [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, RawLog[]];

const NOTHING = new Uint8Array(0);

/** The block as the store keeps it. */
export function encodeBlock({ headerRlp, body }: Block): Uint8Array {
  if (body === null) return RLP.encode([headerRlp]);
  const { transaction, sender, receipt } = body;
  return RLP.encode([
    headerRlp,
    [
      transaction.raw,
      sender,
      receipt.succeeded ? Uint8Array.of(1) : NOTHING,
      bigIntToBytes(receipt.gasUsed),
      receipt.contractAddress ?? NOTHING,
      receipt.logs.map(logToRaw),
    ],
  ]);
}

function decodeLog([address, topics, data]: RawLog): Log {
  return { address, topics, data };
}

function decodeBody([raw, sender, status, gasUsed, contract, logs]: RawBody): BlockTransaction {
  return {
    transaction: decodeTransaction(raw),
    sender,
    receipt: {
      succeeded: status.length > 0,
      gasUsed: bytesToBigInt(gasUsed),
      contractAddress: contract.length > 0 ? contract : null,
      logs: logs.map(decodeLog),
    },
  };
}

export function decodeBlock(encoding: Uint8Array): Block {
  const [headerRlp, body] = RLP.decode(encoding) as unknown as [Uint8Array, RawBody?];
  return {
    header: decodeHeader(headerRlp),
    hash: keccak256(headerRlp),
    headerRlp,
    body: body === undefined ? null : decodeBody(body),
  };
}
