import type { PageId } from '../../lib/site/page-registry.ts';
import type en from '../../locales/en/faq.ts';

export type QuestionId = keyof typeof en.questions;

/** One question: its id is its address (`/faq#fees`), and where its answer can be seen, if there is such a page. */
export interface FaqQuestion {
  readonly id: QuestionId;
  readonly proof?: PageId;
}

export interface FaqGroup {
  readonly id: keyof typeof en.groups;
  readonly questions: readonly FaqQuestion[];
}

/** Every question, in its group and order. A text without a place here fails the texts check. */
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
