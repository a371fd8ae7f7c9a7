import { presaleAbi } from '@nova/abi/presale';
import {
  FULFIL_PURCHASE,
  fulfilPurchaseSchema,
  RELEASE_PURCHASE,
  releasePurchaseSchema,
  RESERVE_PURCHASE,
  reservePurchaseSchema,
} from '@nova/shared/presale/operations';
import { encodeFunctionData, type Hex } from 'viem';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';
import { createReservationOperation, RESERVATION_STATUS } from './reservation-operation.ts';

const { open, fulfilled, released } = RESERVATION_STATUS;

/**
 * Reserves coins for a payment by card or over the bridge. The chain decides whether the phase has
 * capacity.
 */
export function createReservePurchase(presale: Hex): OutboxKind {
  return {
    kind: RESERVE_PURCHASE,
    gasLimit: 400_000n,
    read({ payload }) {
      const { reservationId, buyerKey, to, phase, usdtUnits, expiresAt } =
        reservePurchaseSchema.parse(payload);
      const terms = [BigInt(phase), BigInt(usdtUnits), BigInt(expiresAt)] as const;
      const args = [reservationId, buyerKey, to, ...terms] as const;
      return createReservationOperation({
        presale,
        reservationId,
        data: encodeFunctionData({ abi: presaleAbi, functionName: 'reserve', args }),
        doneAt: [open, fulfilled, released],
        answers: [
          'WrongPhase',
          'ExceedsPhase',
          'SaleClosed',
          'BelowMinimum',
          'NotOpenYet',
          'EnforcedPause',
          'BuyerHasReservation',
          'ReservationLimitReached',
          'DailyLimitReached',
          'InvalidExpiry',
        ],
      });
    },
  };
}

/**
 * Delivers reserved coins. Rejected if the reservation was released meanwhile or the recipient does not
 * accept coins.
 */
export function createFulfilPurchase(presale: Hex): OutboxKind {
  return {
    kind: FULFIL_PURCHASE,
    // Two transfers, each of which may run code of the recipient.
    gasLimit: 500_000n,
    read({ payload }) {
      const { reservationId } = fulfilPurchaseSchema.parse(payload);
      return createReservationOperation({
        presale,
        reservationId,
        data: encodeFunctionData({
          abi: presaleAbi,
          functionName: 'fulfil',
          args: [reservationId],
        }),
        doneAt: [fulfilled],
        answers: ['ReservationNotOpen', 'FailedCall', 'EnforcedPause'],
      });
    },
  };
}

/**
 * Releases a reservation that was not paid in time. Rejected if it was paid after all or is already
 * released.
 */
export function createReleasePurchase(presale: Hex): OutboxKind {
  return {
    kind: RELEASE_PURCHASE,
    gasLimit: 200_000n,
    read({ payload }) {
      const { reservationId } = releasePurchaseSchema.parse(payload);
      return createReservationOperation({
        presale,
        reservationId,
        data: encodeFunctionData({ abi: presaleAbi, functionName: 'release', args: [reservationId] }),
        doneAt: [released],
        answers: ['ReservationNotOpen', 'NotExpired'],
      });
    },
  };
}
