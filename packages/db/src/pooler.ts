import { Client } from 'pg';

/** Number of queries on each connection before the two count as separate sessions. */
const ROUNDS = 5;

/** URLs of one database, named after their variables. */
export interface DatabaseAddresses {
  /** For queries and transactions; may use a pooler. */
  readonly DATABASE_URL: string;
  /** URL of PostgreSQL itself, for locks and notifications; default: DATABASE_URL. */
  readonly DATABASE_DIRECT_URL?: string | undefined;
}

/**
 * Returns true if a URL leads to a transaction pooler, which assigns each transaction to any of its
 * connections. Two clients with their own sessions never share a server process; behind such a pooler, they
 * share one or change theirs.
 */
export async function isTransactionPooled(url: string): Promise<boolean> {
  const clients = [new Client({ connectionString: url }), new Client({ connectionString: url })] as const;
  // A broken connection also rejects the running query; without a listener it would end the process.
  for (const client of clients) client.on('error', () => {});
  try {
    for (const client of clients) await client.connect();
    const seen = [new Set<number>(), new Set<number>()] as const;
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, client] of clients.entries()) seen[index]!.add(await readServerProcess(client));
    const [first, second] = seen;
    return first.size > 1 || second.size > 1 || [...first].some((pid) => second.has(pid));
  } finally {
    for (const client of clients) await client.end().catch(() => {});
  }
}

async function readServerProcess(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}

/**
 * Returns why locks and notifications would not work with these URLs and what to do; null if they work. An
 * unreachable server is not reported: the caller gets that error when it connects.
 */
export async function findPoolerProblem(addresses: DatabaseAddresses): Promise<string | null> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = addresses;
  if (!(await isTransactionPooled(directUrl ?? url).catch(() => false))) return null;
  return directUrl === undefined
    ? 'DATABASE_URL points to a transaction pooler, but locks and notifications need a direct connection. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.'
    : 'DATABASE_DIRECT_URL points to a transaction pooler, but locks and notifications need a direct connection. Set it to the address of PostgreSQL itself.';
}
