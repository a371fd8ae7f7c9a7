import type en from '../../locales/en/whitepaper.ts';

export type SectionId = keyof typeof en.sections;
export type ParagraphId = keyof typeof en.paragraphs;
/** Content of a section besides its paragraphs. */
export type DrawingId = 'comparison' | 'way' | 'block' | 'holdings' | 'purposes' | 'catalogue' | 'roadmap';

export interface WhitepaperSection {
  readonly id: SectionId;
  /** Paragraphs and figures in order. */
  readonly parts: readonly (ParagraphId | `figure:${DrawingId}`)[];
}

/**
 * The eight sections of the whitepaper (requirement 34), in order.
 * The texts check fails for a paragraph that is missing here.
 */
export const WHITEPAPER_SECTIONS: readonly WhitepaperSection[] = [
  { id: 'introduction', parts: ['notebook', 'paper'] },
  { id: 'why', parts: ['questions', 'answer', 'figure:comparison', 'witness'] },
  { id: 'how', parts: ['act', 'figure:way', 'outbox', 'ledger', 'refusal'] },
  { id: 'structure', parts: ['evm', 'header', 'figure:block', 'fees', 'finality'] },
  {
    id: 'tokenomics',
    parts: [
      'supply',
      'figure:holdings',
      'figure:purposes',
      'points',
      'ceiling',
      'catalogue',
      'figure:catalogue',
      'farming',
      'sale',
    ],
  },
  { id: 'security', parts: ['protects', 'validator', 'attestor', 'operator', 'safe', 'audit'] },
  { id: 'roadmap', parts: ['plan', 'figure:roadmap'] },
  { id: 'conclusion', parts: ['worth', 'flat'] },
];

const isParagraph = (part: string): part is ParagraphId => !part.startsWith('figure:');

/** Every paragraph used in a section. */
export const PARAGRAPHS: readonly ParagraphId[] = WHITEPAPER_SECTIONS.flatMap(({ parts }) =>
  parts.filter(isParagraph),
);

/** Criteria of the comparison of consensus mechanisms. */
export const COMPARED = ['cause', 'rewarded', 'empty', 'trust'] as const;
