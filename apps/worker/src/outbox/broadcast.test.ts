import { expect, test } from 'vitest';
import { RpcClient, RpcError } from '../lib/chain/rpc-client.ts';
import { broadcast } from './broadcast.ts';

class RefusingNode extends RpcClient {
  readonly #message: string;
  constructor(message: string) {
    super('http://127.0.0.1:9');
    this.#message = message;
  }
  override request(): Promise<never> {
    return Promise.reject(new RpcError(-32000, this.#message));
  }
}

// Messages of geth, anvil, Besu and our own node.
test.each([
  ['already known', 'accepted'],
  ['transaction already imported', 'accepted'],
  ['Known transaction', 'accepted'],
  ['nonce too low: next nonce 5, tx nonce 3', 'nonce_used'],
  ['Nonce too low', 'nonce_used'],
  ['replacement transaction underpriced', 'terms_refused'],
  ['transaction underpriced', 'terms_refused'],
  ['max fee per gas less than block base fee', 'terms_refused'],
  ['Gas price below configured minimum gas price', 'terms_refused'],
  ['intrinsic gas too low', 'terms_refused'],
  ['exceeds block gas limit', 'terms_refused'],
  ['insufficient funds for gas * price + value', 'out_of_gas'],
  ['Upfront cost exceeds account balance', 'out_of_gas'],
  ['txpool is full', 'busy'],
  ['Transaction nonce is too distant from current sender nonce', 'busy'],
  ['something nobody has thought of', 'refused'],
])('classifies "%s" as %s', async (message, kind) => {
  expect((await broadcast(new RefusingNode(message), '0x02')).kind).toBe(kind);
});

test('a timeout is not a rejection', async () => {
  expect((await broadcast(new RpcClient('http://127.0.0.1:9'), '0x02')).kind).toBe('node_away');
});
