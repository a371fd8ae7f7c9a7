import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import type { ContractList } from '@nova/shared/contract/schemas';
import { encodeFunctionData, getAbiItem, type Hex, toFunctionSelector } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { requestJson } from '../../../lib/api/http.ts';
import { readStoredSession, type StoredSession } from './stored-session.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

/** Slightly less than the contract's limit, because clocks differ. */
const SESSION_SECONDS = 58 * 60;
/** What a session may do on the market: it cannot approve, transfer, buy or send anything. */
const MARKET_FUNCTIONS = ['list', 'cancel'] as const;

interface Call {
  readonly to: Hex;
  readonly data: Hex;
}

/**
 * Prepares a session that lists and cancels NFTs on the market without a confirmation each time. The market is
 * approved with it, because a session must not approve anybody.
 */
export async function prepareSession(account: Hex): Promise<{ session: StoredSession; calls: Call[] }> {
  const { items } = await requestJson<ContractList>('/api/v1/contracts');
  const addressOf = (name: string) => items.find((item) => item.name === name)!.address;
  const [market, nft] = [addressOf('Marketplace'), addressOf('NovaNFT')];
  const key = generatePrivateKey();
  const session = {
    account,
    key,
    validUntil: Math.floor(serverNow() / 1_000) + SESSION_SECONDS,
    calls: MARKET_FUNCTIONS.map((name) => ({
      target: market,
      selector: toFunctionSelector(getAbiItem({ abi: marketplaceAbi, name })),
    })),
  };
  const grant = encodeFunctionData({
    abi: passkeyAccountAbi,
    functionName: 'grantSession',
    args: [privateKeyToAddress(key), session.validUntil, 0n, session.calls],
  });
  const approve = encodeFunctionData({
    abi: novaNFTAbi,
    functionName: 'setApprovalForAll',
    args: [market, true],
  });
  return {
    session,
    calls: [
      { to: account, data: grant },
      { to: nft, data: approve },
    ],
  };
}

/** Returns the call that ends a session on the chain; null if there is none. */
export function endingCall(account: Hex): Call | null {
  const session = readStoredSession(account);
  if (session === null) return null;
  const args = [privateKeyToAddress(session.key)] as const;
  return {
    to: account,
    data: encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'revokeSession', args }),
  };
}

/** Returns the session that may make all of these calls; null if a passkey must confirm them. */
export function findSession(
  account: Hex,
  calls: readonly { readonly to: Hex; readonly value?: Hex; readonly data?: Hex }[],
): StoredSession | null {
  const session = readStoredSession(account);
  const isAllowed = calls.every(({ to, value = '0x0', data = '0x' }) =>
    session?.calls.some(
      ({ target, selector }) =>
        target === to.toLowerCase() && data.startsWith(selector) && BigInt(value) === 0n,
    ),
  );
  return isAllowed ? session : null;
}
