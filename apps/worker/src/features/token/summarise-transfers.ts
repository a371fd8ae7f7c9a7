import type { Hex } from 'viem';
import { NOBODY, type TokenTransfer } from '../../sync/transfer-events.ts';

/** How one holder's part of one token moves. */
export interface BalanceDelta {
  readonly token: Hex;
  readonly holder: Hex;
  units: bigint;
  transfers: number;
}

/** How one token moves, but for its holders, which only the balances know. */
export interface TokenDelta {
  readonly address: Hex;
  /** Of the first transfer among these. */
  readonly kind: TokenTransfer['kind'];
  readonly firstBlockNumber: number;
  /** Minted less burnt. */
  supply: bigint;
  transfers: number;
}

/** What a run of transfers changes. Pure: a reorg computes it again and turns the sign. */
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
    // One to oneself is one transfer, not two.
    for (const party of new Set([sender, receiver])) if (party) party.transfers += 1;
  }
  return { tokens: [...tokens.values()], balances: [...balances.values()] };
}

/** The same taken back. */
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
