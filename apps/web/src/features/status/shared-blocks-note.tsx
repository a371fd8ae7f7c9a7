import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { NORMAL_CHAIN, reportedChain } from '../../lib/realtime/reported-chain.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { useStatusTexts } from './use-status-texts.ts';

/** Corrects the claim of one block per action, below which it is placed, where it is not true. */
export function SharedBlocksNote() {
  const { t } = useTranslation('status');
  const { sharesBlocks } = useStore(reportedChain, NORMAL_CHAIN);
  const isShown = useStatusTexts(sharesBlocks);
  return isShown ? <p className="claim">{t('chain.sharesBlocks')}</p> : null;
}
