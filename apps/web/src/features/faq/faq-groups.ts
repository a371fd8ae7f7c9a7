import type { PageId } from '../../lib/site/page-registry.ts';
import type en from '../../locales/en/faq.ts';

export type QuestionId = keyof typeof en.questions;

/**
 * One question: its ID is its anchor (`/faq#fees`); `proof` is a page that shows the answer, if there is one.
 */
export interface FaqQuestion {
  readonly id: QuestionId;
  readonly proof?: PageId;
}

export interface FaqGroup {
  readonly id: keyof typeof en.groups;
  readonly questions: readonly FaqQuestion[];
}

/** Every question by group, in display order. The texts check fails for a question that is missing here. */
export const FAQ_GROUPS: readonly FaqGroup[] = [
  {
    id: 'action',
    questions: [
      { id: 'what', proof: 'blockchain' },
      { id: 'fees' },
      { id: 'visible', proof: 'actions' },
      { id: 'final', proof: 'blockchain' },
      { id: 'idle', proof: 'blocks' },
    ],
  },
  {
    id: 'points',
    questions: [
      { id: 'convert', proof: 'energyDashboard' },
      { id: 'none', proof: 'energyDashboard' },
      { id: 'limit' },
      { id: 'rank' },
      { id: 'transfer' },
      { id: 'friends', proof: 'referrals' },
    ],
  },
  {
    id: 'sale',
    questions: [
      { id: 'phases', proof: 'presale' },
      { id: 'bonus' },
      { id: 'pay' },
      { id: 'whitelist' },
      { id: 'late' },
    ],
  },
  {
    id: 'wallet',
    questions: [
      { id: 'which' },
      { id: 'sign' },
      { id: 'network', proof: 'blockchain' },
      { id: 'without', proof: 'demoAccountSetup' },
      { id: 'local' },
      { id: 'gas', proof: 'faucet' },
      { id: 'name', proof: 'names' },
    ],
  },
  {
    id: 'things',
    questions: [{ id: 'nft' }, { id: 'royalties' }, { id: 'market' }, { id: 'token' }],
  },
  {
    id: 'trust',
    questions: [
      { id: 'validator', proof: 'riskDisclaimer' },
      { id: 'audit', proof: 'docsAttacks' },
      { id: 'mint', proof: 'transparency' },
      { id: 'team', proof: 'transparency' },
      { id: 'crash' },
      { id: 'self', proof: 'documentation' },
    ],
  },
];
