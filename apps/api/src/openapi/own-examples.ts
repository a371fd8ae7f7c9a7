import type { Json } from './json-schema.ts';

interface OwnExample {
  readonly request?: Json;
  readonly answer?: Json;
}

const CALL = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] };
const RESULT = { jsonrpc: '2.0', id: 1, result: '0x17ac9' };

/** Examples for operations whose schema leaves their content open. */
export const OWN_EXAMPLES: Readonly<Record<string, OwnExample>> = {
  '/rpc': { request: CALL, answer: RESULT },
  '/functions/v1/nova-rpc': { request: CALL, answer: RESULT },
  '/api': { answer: { status: '1', message: 'OK', result: '1000000000000000000' } },
};
