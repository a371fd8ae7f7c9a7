import { decodeRlp } from '../../encoding/rlp.ts';
import { keccak256 } from '../../crypto/keccak.ts';
import { type Block, decodeLog, type StoredBlock } from '../block.ts';
import { decodeHeader } from '../header.ts';
import type { Log } from './receipt.ts';

/** Position of a block's logs. */
export interface LogPosition {
  number: number;
  hash: Uint8Array;
  timestamp: number;
  transactionHash: Uint8Array;
}

/** The logs of a block. Their position costs two hashes and is computed on demand. */
export interface BlockLogs {
  logs: Log[];
  place(): LogPosition;
}

const NONE: BlockLogs = {
  logs: [],
  place: () => {
    throw new Error('a block without a transaction has no logs');
  },
};

export function logsOfBlock({ header, hash, body }: Block): BlockLogs {
  if (body === null) return NONE;
  const { number, timestamp } = header;
  return {
    logs: body.receipt.logs,
    place: () => ({ number, hash, timestamp, transactionHash: body.transaction.hash }),
  };
}

/** Reads the logs of an encoded block without decoding its header and transaction, in a third of the time. */
export function readBlockLogs(encoding: Uint8Array): BlockLogs {
  const [headerRlp, , body] = decodeRlp(encoding) as StoredBlock;
  if (body === undefined) return NONE;
  const [rawTransaction, , , , , logs] = body;
  return {
    logs: logs.map(decodeLog),
    place: () => {
      const { number, timestamp } = decodeHeader(headerRlp);
      return { number, timestamp, hash: keccak256(headerRlp), transactionHash: keccak256(rawTransaction) };
    },
  };
}
