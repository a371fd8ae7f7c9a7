import { NodeAwayError, type RpcClient, RpcError, type RpcOptions } from '../chain/rpc-client.ts';

/** How long a light question may take that tells a slow row from a node that is away. */
const PROBE_MS = 2_000;

export interface QueryRows<Row, Answer> {
  readonly answered: readonly { readonly row: Row; readonly answer: Answer }[];
  /** Rows that got no answer while they were asked about alone. */
  readonly unanswered: readonly UnansweredRow<Row>[];
  /** Why the rows in neither list were not asked about; null when there are none. */
  readonly stoppedBy: NodeAwayError | RpcError | null;
}

export interface UnansweredRow<Row> {
  readonly row: Row;
  readonly reason: string;
  /** True when the node answered a light question right afterwards, so that the row itself is what takes too long. */
  readonly isRowSlow: boolean;
}

export interface AskTimes extends RpcOptions {
  /** How long an answer about one row alone may take, in milliseconds. */
  readonly rowTimeoutMs?: number;
}

/**
 * Asks the node about all rows at once and, when that fails, about one row at a time, so that a row without an answer
 * costs no other row its own. Stops early when the node answers nothing at all.
 * @param ask answers in the order of the rows
 */
export async function queryRows<Row, Answer>(
  rpc: RpcClient,
  rows: readonly Row[],
  { rowTimeoutMs, ...options }: AskTimes,
  ask: (rows: readonly Row[], options: RpcOptions) => Promise<readonly Answer[]>,
): Promise<QueryRows<Row, Answer>> {
  const rowOptions = { ...options, ...(rowTimeoutMs !== undefined && { timeoutMs: rowTimeoutMs }) };
  if (rows.length > 1) {
    const answers = await ask(rows, options).catch(ignoreChainError);
    if (answers) return { answered: pair(rows, answers), unanswered: [], stoppedBy: null };
  }
  return askOneByOne(rpc, rows, options.signal, (row) => ask([row], rowOptions));
}

async function askOneByOne<Row, Answer>(
  rpc: RpcClient,
  rows: readonly Row[],
  signal: AbortSignal | undefined,
  ask: (row: Row) => Promise<readonly Answer[]>,
): Promise<QueryRows<Row, Answer>> {
  const answered: { row: Row; answer: Answer }[] = [];
  const unanswered: UnansweredRow<Row>[] = [];
  for (const row of rows) {
    try {
      answered.push(...pair([row], await ask(row)));
    } catch (error) {
      // Our own stop says nothing about the row.
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
