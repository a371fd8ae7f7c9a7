import type { Hex } from 'viem';

/** A payment: an amount in wei, or null to pay with points. */
interface Payment {
  readonly years: number;
  readonly nacWei: bigint | null;
}

/** What the owner of a name can do, or its future owner. */
export type NameOperation =
  | ({ readonly kind: 'register'; readonly label: string; readonly isPrimary: boolean } & Payment)
  | ({ readonly kind: 'renew'; readonly label: string } & Payment)
  | { readonly kind: 'transfer'; readonly label: string; readonly to: Hex }
  | { readonly kind: 'primary'; readonly name: string };

/** Errors of the contracts that the page explains; any other is shown with its name. */
export const NAME_REFUSALS = [
  'NameTaken',
  'NotRegistered',
  'NotNameOwner',
  'TermTooLong',
  'WrongPayment',
  'InsufficientPoints',
  'AccessControlUnauthorizedAccount',
] as const;
