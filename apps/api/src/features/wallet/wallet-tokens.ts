import { addressSchema } from '@nova/shared/hex';
import type { WalletTokens } from '@nova/shared/wallet/schemas';
import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';
import { chainUnavailable } from '../../http/chain/chain-unavailable.ts';

/** Maximum number of symbol characters shown. */
const SYMBOL_CHARACTERS = 16;
const BYTES = /^0x([0-9a-f]{2})+$/i;

/** Reads the token that the presale accepts; null if this chain has none. */
export type ReadSaleToken = () => Promise<{ readonly address: Hex; readonly isTest: boolean } | null>;
type Token = Pick<WalletTokens['items'][number], 'symbol' | 'decimals'>;
type Context = Pick<ApiContext, 'db' | 'chain'>;

/**
 * Creates a reader of the tokens listed for a wallet: Energy Points, and the presale's token with its name
 * from the contract.
 * @throws AppError `unavailable` if the chain does not respond
 */
export function createTokenReader(
  { db, chain }: Context,
  readSaleToken: ReadSaleToken,
): () => Promise<WalletTokens> {
  // A contract's name never changes, so it is cached.
  const known = new Map<Hex, Token>();
  const describe = async (address: Hex): Promise<Token> => {
    const token = known.get(address) ?? (await readToken({ chain }, address));
    known.set(address, token);
    return token;
  };
  return async () => {
    const items: WalletTokens['items'] = [];
    const ledger = await findContract(db, 'ActionLedger');
    if (ledger)
      items.push({
        kind: 'energy',
        symbol: 'EP',
        address: addressSchema.parse(ledger),
        decimals: 0,
        is_test: false,
      });
    const sale = await readSaleToken();
    if (sale) {
      const address = addressSchema.parse(sale.address);
      items.push({ kind: 'payment', address, ...(await describe(address)), is_test: sale.isTest });
    }
    return { items };
  };
}

async function readToken({ chain }: Pick<ApiContext, 'chain'>, address: Hex): Promise<Token> {
  const views = ['symbol', 'decimals'] as const;
  const answers = await chain.call(
    views.map((functionName) => ({
      method: 'eth_call',
      params: [{ to: address, data: encodeFunctionData({ abi: erc20Abi, functionName }) }, 'latest'],
    })),
  );
  const [symbol, decimals] = answers.map((answer) =>
    typeof answer === 'string' && BYTES.test(answer) ? (answer as Hex) : null,
  );
  if (!symbol || !decimals) throw chainUnavailable();
  return {
    symbol: decodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', data: symbol }).slice(
      0,
      SYMBOL_CHARACTERS,
    ),
    decimals: decodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', data: decimals }),
  };
}
