import { formatUnits, type Hex } from 'viem';
import { DECIMAL_MARK, type Language } from '../language/language.ts';
import { NATIVE_COIN } from '../chain/constants.ts';
import type { WatchedAsset } from './constants.ts';

/** A transfer at a watched address. Texts of the token come from its creator and are not trusted. */
export interface WatchedTransfer {
  readonly asset: WatchedAsset;
  readonly isIncoming: boolean;
  readonly counterparty: Hex;
  /** Null for NAC. */
  readonly token: Hex | null;
  /** Null if the token has no symbol or is hidden. */
  readonly symbol: string | null;
  readonly decimals: number | null;
  readonly amount: bigint;
  readonly tokenId: bigint | null;
}

const TEXTS = {
  en: {
    in: (what: string, from: string) => `Received ${what} from ${from}`,
    out: (what: string, to: string) => `Sent ${what} to ${to}`,
    nft: (name: string, id: bigint) => `NFT ${id} of ${name}`,
    units: (units: bigint, name: string, id: bigint) => `${units} units of item ${id} of ${name}`,
  },
  de: {
    in: (what: string, from: string) => `${what} von ${from} erhalten`,
    out: (what: string, to: string) => `${what} an ${to} gesendet`,
    nft: (name: string, id: bigint) => `NFT ${id} aus ${name}`,
    units: (units: bigint, name: string, id: bigint) => `${units} Einheiten von Item ${id} aus ${name}`,
  },
} as const;

/** Describes a transfer in one plain sentence without a full stop, for the feed and emails. */
export function describeTransfer(transfer: WatchedTransfer, language: Language): string {
  const texts = TEXTS[language];
  return texts[transfer.isIncoming ? 'in' : 'out'](describeAmount(transfer, language), transfer.counterparty);
}

function describeAmount(transfer: WatchedTransfer, language: Language): string {
  const { asset, amount, token, symbol, decimals, tokenId } = transfer;
  if (asset === 'nac') return `${format(amount, NATIVE_COIN.decimals, language)} ${NATIVE_COIN.symbol}`;
  const name = symbol ?? token ?? '';
  if (tokenId === null) return `${format(amount, decimals ?? 0, language)} ${name}`;
  return amount === 1n ? TEXTS[language].nft(name, tokenId) : TEXTS[language].units(amount, name, tokenId);
}

function format(amount: bigint, decimals: number, language: Language): string {
  return formatUnits(amount, decimals).replace('.', DECIMAL_MARK[language]);
}
