import { errorBodySchema } from '@nova/shared/errors';

/** Protocols of others, which carry their refusals in an answer of 200 (JSON-RPC, Etherscan). */
export const ANSWERS_WITH_200: ReadonlySet<string> = new Set([
  'POST /rpc',
  'POST /functions/v1/nova-rpc',
  'GET /api',
  'POST /api',
  'GET /v2/api',
  'POST /v2/api',
]);
/** What would be seen of our insides. */
const INSIDES = /\n\s+at .+:\d+:\d+|node_modules|\.ts:\d+|select .+ from "|ECONNREFUSED|PostgresError/;

/** Everything that is wrong with an answer, whatever was asked; empty for a good one. */
export function findProblems(name: string, { status, text }: { status: number; text: string }): string[] {
  const hasOwnForm = status < 400 || ANSWERS_WITH_200.has(name);
  const problems: string[] = [];
  // 503 is for what is away or switched off, and says which.
  if (status >= 500 && status !== 503) problems.push('an internal error');
  if (INSIDES.test(text)) problems.push('shows its insides');
  if (!hasOwnForm && !isDocumentedError(text)) problems.push('not an error as documented');
  return problems.map((problem) => `${problem}: ${status} ${text}`);
}

function isDocumentedError(text: string): boolean {
  try {
    return errorBodySchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
