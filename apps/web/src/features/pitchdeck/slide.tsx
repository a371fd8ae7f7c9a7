import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ActionsSlide, SaleSlide, SupplySlide } from './catalogue-slides.tsx';
import { CheckSlide, RoadmapSlide } from './closing-slides.tsx';
import { ListSlide } from './list-slide.tsx';
import { NowSlide, SpeedSlide, ActionPathSlide } from './stat-slides.tsx';
import { CoverSlide, PrincipleSlide, ProblemSlide, UsesSlide } from './opening-slides.tsx';
import { SLIDES, type SlideId } from './slides.ts';

const CONTENT: Readonly<Record<SlideId, () => ReactNode>> = {
  cover: CoverSlide,
  problem: ProblemSlide,
  why: () => <ListSlide id="why" />,
  principle: PrincipleSlide,
  uses: UsesSlide,
  market: () => <ListSlide id="market" />,
  way: ActionPathSlide,
  speed: SpeedSlide,
  now: NowSlide,
  actions: ActionsSlide,
  supply: SupplySlide,
  sale: SaleSlide,
  business: () => <ListSlide id="business" />,
  roadmap: RoadmapSlide,
  keyRoles: () => <ListSlide id="keyRoles" />,
  risks: () => <ListSlide id="risks" />,
  ask: () => <ListSlide id="ask" />,
  check: CheckSlide,
};

/**
 * Content of a slide, the same on the stage and as a thumbnail, because its sizes are relative to its width.
 */
export function SlideBody({ id }: { id: SlideId }) {
  const { t } = useTranslation('pitchdeck');
  const Content = CONTENT[id];
  return (
    <div className={`slide-in of-${id}`}>
      <Content />
      <p className="slide-foot" aria-hidden="true">
        <span>{t('site:brand')}</span>
        <span>{t('position', { number: SLIDES.indexOf(id) + 1, of: SLIDES.length })}</span>
      </p>
    </div>
  );
}
