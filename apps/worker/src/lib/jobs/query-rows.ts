import { NodeAwayError, type RpcClient, RpcError, type RpcOptions } from '../chain/rpc-client.ts';

/** Timeout of a cheap request that distinguishes a slow row from an unavailable node. */
const PROBE_MS = 2_000;

export interface QueryRows<Row, Answer> {
  readonly answered: readonly { readonly row: Row; readonly answer: Answer }[];
  /** Rows that received no answer even when requested alone. */
  readonly unanswered: readonly UnansweredRow<Row>[];
  /** Reason why the remaining rows were not requested, or null if there are none. */
  readonly stoppedBy: NodeAwayError | RpcError | null;
}

export interface UnansweredRow<Row> {
  readonly row: Row;
  readonly reason: string;
  /** True if the node answered a cheap request immediately afterwards, so that the row itself is slow. */
  readonly isRowSlow: boolean;
}

export interface QueryDurations extends RpcOptions {
  /** Timeout in milliseconds for the answer about one row alone. */
  readonly rowTimeoutMs?: number;
}

/**
 * Requests all rows at once and, if that fails, one by one, so that a row without an answer affects no
 * other. Stops early if the node does not answer at all.
 * @param request Returns answers in the order of the rows.
 */
export async function queryRows<Row, Answer>(
  rpc: RpcClient,
  rows: readonly Row[],
  { rowTimeoutMs, ...options }: QueryDurations,
  request: (rows: readonly Row[], options: RpcOptions) => Promise<readonly Answer[]>,
): Promise<QueryRows<Row, Answer>> {
  const rowOptions = { ...options, ...(rowTimeoutMs !== undefined && { timeoutMs: rowTimeoutMs }) };
  if (rows.length > 1) {
    const answers = await request(rows, options).catch(ignoreChainError);
    if (answers) return { answered: pair(rows, answers), unanswered: [], stoppedBy: null };
  }
  return queryOneByOne(rpc, rows, options.signal, (row) => request([row], rowOptions));
}

async function queryOneByOne<Row, Answer>(
  rpc: RpcClient,
  rows: readonly Row[],
  signal: AbortSignal | undefined,
  request: (row: Row) => Promise<readonly Answer[]>,
): Promise<QueryRows<Row, Answer>> {
  const answered: { row: Row; answer: Answer }[] = [];
  const unanswered: UnansweredRow<Row>[] = [];
  for (const row of rows) {
    try {
      answered.push(...pair([row], await request(row)));
    } catch (error) {
      // A shutdown of this process says nothing about the row.
      if (!isChainError(error) || signal?.aborted) throw error;
      const isRowSlow = error instanceof NodeAwayError && (await answersLightly(rpc));
      unanswered.push({ row, reason: reasonOf(error), isRowSlow });
      if (!isRowSlow) return { answered, unanswered, stoppedBy: error };
    }
  }
  return { answered, unanswered, stoppedBy: null };
}

export function isChainError(error: unknown): error is NodeAwayError | RpcError {
  return error instanceof NodeAwayError || error instanceof RpcError;
}

function ignoreChainError(error: unknown): null {
  if (isChainError(error)) return null;
  throw error;
}

async function answersLightly(rpc: RpcClient): Promise<boolean> {
  return rpc.request('eth_chainId', [], { timeoutMs: PROBE_MS }).then(
    () => true,
    () => false,
  );
}

function pair<Row, Answer>(rows: readonly Row[], answers: readonly Answer[]) {
  return rows.map((row, index) => ({ row, answer: answers[index]! }));
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
