import type { Receipt } from '@nova/shared/presale/purchase';
import { useEffect } from 'react';
import { useStore } from '../../../lib/store/create-store.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { readFollowed, unfollowPurchase } from './followed-purchase.ts';
import { removeCard, readCard } from '../card/stored-card.ts';
import { useDeliveryToast } from '../buy/use-success-toast.ts';
import { isEnded } from './use-receipt.ts';

/** For a receipt that this browser may be waiting for: announces its delivery and then stops waiting. */
export function useAwaitedPurchase(receipt: Receipt | undefined): void {
  const userId = useStore(sessionStore, null)?.userId ?? null;
  const address = receipt?.wallet_address;
  const isFollowed = receipt !== undefined && readFollowed(receipt.wallet_address) === receipt.id;
  const isCard = receipt !== undefined && userId !== null && readCard(userId)?.id === receipt.id;
  useDeliveryToast(receipt, isFollowed || isCard);
  const isOver = receipt !== undefined && isEnded(receipt.status);
  useEffect(() => {
    if (!isOver) return;
    if (isFollowed && address !== undefined) unfollowPurchase(address);
    if (isCard && userId !== null) removeCard(userId);
  }, [isOver, isFollowed, isCard, address, userId]);
}
