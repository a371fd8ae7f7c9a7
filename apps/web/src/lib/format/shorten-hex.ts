import { ADDRESS_DISPLAY_CHARS } from '@nova/shared/wallet/constants';

/** An address or hash as people compare it: its first and last six characters, "0xde6b…345d98". */
export function shortenHex(value: string): string {
  if (value.length <= 2 * ADDRESS_DISPLAY_CHARS) return value;
  return `${value.slice(0, ADDRESS_DISPLAY_CHARS)}…${value.slice(-ADDRESS_DISPLAY_CHARS)}`;
}
