import type { Hex } from 'viem';
import { NOBODY, type TokenTransfer } from '../../sync/transfer-events.ts';

/** Changes to one holder's balance of one token. */
export interface BalanceDelta {
  readonly token: Hex;
  readonly holder: Hex;
  units: bigint;
  transfers: number;
}

/** Changes to one token, without the number of holders, which only the balances reveal. */
export interface TokenDelta {
  readonly address: Hex;
  /** Kind of the first of these transfers. */
  readonly kind: TokenTransfer['kind'];
  readonly firstBlockNumber: number;
  /** Minted minus burned. */
  supply: bigint;
  transfers: number;
}

/** Changes from a range of transfers. Pure: a reorg computes them again and negates them. */
export interface TokenSums {
  readonly tokens: readonly TokenDelta[];
  readonly balances: readonly BalanceDelta[];
}

export function summariseTransfers(transfers: readonly TokenTransfer[]): TokenSums {
  const tokens = new Map<Hex, TokenDelta>();
  const balances = new Map<string, BalanceDelta>();
  for (const transfer of transfers) {
    const token = tokens.get(transfer.token) ?? openToken(transfer);
    tokens.set(transfer.token, token);
    token.transfers += 1;
    const { from, to, amount } = transfer;
    if (from === NOBODY) token.supply += amount;
    if (to === NOBODY) token.supply -= amount;
    const sender = from === NOBODY ? undefined : balanceOf(balances, transfer.token, from);
    const receiver = to === NOBODY ? undefined : balanceOf(balances, transfer.token, to);
    if (sender) sender.units -= amount;
    if (receiver) receiver.units += amount;
    // A transfer to oneself counts as one transfer.
    for (const party of new Set([sender, receiver])) if (party) party.transfers += 1;
  }
  return { tokens: [...tokens.values()], balances: [...balances.values()] };
}

/** Returns the negated sums. */
export function negateSums({ tokens, balances }: TokenSums): TokenSums {
  return {
    tokens: tokens.map((token) => ({ ...token, supply: -token.supply, transfers: -token.transfers })),
    balances: balances.map((balance) => ({
      ...balance,
      units: -balance.units,
      transfers: -balance.transfers,
    })),
  };
}

function openToken({ token, kind, blockNumber }: TokenTransfer): TokenDelta {
  return { address: token, kind, firstBlockNumber: blockNumber, supply: 0n, transfers: 0 };
}

function balanceOf(balances: Map<string, BalanceDelta>, token: Hex, holder: Hex): BalanceDelta {
  const key = `${token}${holder}`;
  const known = balances.get(key) ?? { token, holder, units: 0n, transfers: 0 };
  balances.set(key, known);
  return known;
}
