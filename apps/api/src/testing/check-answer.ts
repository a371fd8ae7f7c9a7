import { errorBodySchema } from '@nova/shared/errors';

/** External protocols (JSON-RPC, Etherscan) that report errors with status 200. */
export const ANSWERS_WITH_200: ReadonlySet<string> = new Set([
  'POST /rpc',
  'POST /functions/v1/nova-rpc',
  'GET /api',
  'POST /api',
  'GET /v2/api',
  'POST /v2/api',
]);
/** Path of an external protocol (Sourcify) whose errors have a form of their own. */
const WITH_OWN_ERRORS = / \/sourcify\b/;
/** Internal details that a response must not reveal. */
const INSIDES = /\n\s+at .+:\d+:\d+|node_modules|\.ts:\d+|select .+ from "|ECONNREFUSED|PostgresError/;

/** Returns all problems of a response, regardless of the request; empty if there are none. */
export function findProblems(name: string, { status, text }: { status: number; text: string }): string[] {
  const hasOwnForm = status < 400 || ANSWERS_WITH_200.has(name) || WITH_OWN_ERRORS.test(name);
  const problems: string[] = [];
  // 503 means that a service is unavailable or disabled, and names it.
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
