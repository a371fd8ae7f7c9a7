import { Client } from 'pg';

/** How often the two connections are asked before they count as two sessions. */
const ROUNDS = 5;

/** Addresses of one database, by their variables. */
export interface DatabaseAddresses {
  /** For queries and transactions; may lead through a pooler. */
  readonly DATABASE_URL: string;
  /** Of PostgreSQL itself, for locks and notifications; DATABASE_URL without it. */
  readonly DATABASE_DIRECT_URL?: string | undefined;
}

/**
 * True when an address leads to a pooler that hands each transaction to any connection of its own. Two clients whose
 * sessions are their own never see the same server process; behind such a pooler they share one, or change theirs.
 */
export async function isTransactionPooled(url: string): Promise<boolean> {
  const clients = [new Client({ connectionString: url }), new Client({ connectionString: url })] as const;
  // A connection that breaks makes the query under way fail; without a listener it would end the process.
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
 * Why locks and notifications would not work with these addresses, and what to do; null when they do. What cannot be
 * reached is no pooler: its caller meets the error where it needs the connection.
 */
export async function findPoolerProblem(addresses: DatabaseAddresses): Promise<string | null> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = addresses;
  if (!(await isTransactionPooled(directUrl ?? url).catch(() => false))) return null;
  return directUrl === undefined
    ? 'DATABASE_URL leads through a pooler of transactions, but locks and notifications need a connection of their own. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.'
    : 'DATABASE_DIRECT_URL leads through a pooler of transactions, but locks and notifications need a connection of their own. Set it to the address of PostgreSQL itself.';
}
