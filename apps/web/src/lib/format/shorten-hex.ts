import { ADDRESS_DISPLAY_CHARS } from '@nova/shared/wallet/constants';

/**
 * Shortens an address or hash to its first and last six characters, which people compare: "0xde6b…345d98".
 */
export function shortenHex(value: string): string {
  if (value.length <= 2 * ADDRESS_DISPLAY_CHARS) return value;
  return `${value.slice(0, ADDRESS_DISPLAY_CHARS)}…${value.slice(-ADDRESS_DISPLAY_CHARS)}`;
}
