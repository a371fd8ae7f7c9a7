import { useRef, type TouchEvent } from 'react';
import { localizePath } from '@nova/shared/language/language';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { moveOfSwipe } from './deck-keys.ts';
import { SlideBody } from './slide.tsx';
import { SLIDES, type SlideId } from './slides.ts';
import { useDeck, type Deck } from './use-deck.ts';
import './pitchdeck.css';
// The frame first, because the slides override it.
import './slide.css';
import './opening-slides.css';
import './stat-slides.css';
import './catalogue-slides.css';
import './closing-slides.css';

function useSlideLabel() {
  const { t } = useTranslation('pitchdeck');
  return (id: SlideId) =>
    t('slide', { number: SLIDES.indexOf(id) + 1, of: SLIDES.length, name: t(`names.${id}`) });
}

/** All slides in sequence; scripts show one at a time, print and readers without scripts get all of them. */
function Stage({ deck }: { deck: Deck }) {
  const { t } = useTranslation('pitchdeck');
  const labelOf = useSlideLabel();
  const from = useRef({ x: 0, y: 0 });
  const begin = ({ touches }: TouchEvent) => {
    from.current = { x: touches[0]!.clientX, y: touches[0]!.clientY };
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const { clientX, clientY } = changedTouches[0]!;
    const move = moveOfSwipe(clientX - from.current.x, clientY - from.current.y);
    if (move) deck.move(move);
  };
  return (
    <div className="deck-stage" role="group" aria-label={t('stage')} onTouchStart={begin} onTouchEnd={end}>
      {SLIDES.map((id, place) => (
        <section
          key={id}
          id={id}
          className={place === deck.index ? 'slide current' : 'slide'}
          aria-label={labelOf(id)}
        >
          <SlideBody id={id} />
        </section>
      ))}
    </div>
  );
}

function Bar({ deck }: { deck: Deck }) {
  const { t } = useTranslation('pitchdeck');
  const labelOf = useSlideLabel();
  const { index, isOverview, isFullScreen, move } = deck;
  return (
    <div className="deck-bar">
      <div className="deck-progress" aria-hidden="true">
        <span style={{ width: `${((index + 1) / SLIDES.length) * 100}%` }} />
      </div>
      <p className="faint keys">{t('keys')}</p>
      <p className="faint fingers">{t('swipe')}</p>
      <div className="turn">
        <IconButton label={t('previous')} aria-disabled={index === 0} onClick={() => move('previous')}>
          <Icon name="previous" />
        </IconButton>
        <span className="num" aria-hidden="true">
          {t('position', { number: index + 1, of: SLIDES.length })}
        </span>
        <IconButton
          label={t('next')}
          aria-disabled={index === SLIDES.length - 1}
          onClick={() => move('next')}
        >
          <Icon name="next" />
        </IconButton>
      </div>
      <div className="ways">
        <Button isSmall aria-pressed={isOverview} onClick={() => move('overview')}>
          {t(isOverview ? 'closeOverview' : 'overview')}
        </Button>
        <Button isSmall className="full" onClick={() => move('fullScreen')}>
          {t(isFullScreen ? 'leaveFullScreen' : 'fullScreen')}
        </Button>
      </div>
      <p className="sr" role="status">
        {labelOf(SLIDES[index]!)}
      </p>
    </div>
  );
}

/** Thumbnails of every slide, hidden from screen readers because the link below names the slide. */
function Thumbs({ deck }: { deck: Deck }) {
  const { t } = useTranslation('pitchdeck');
  return (
    <section className="deck-all" aria-labelledby="all-slides">
      <h2 id="all-slides">{t('overview')}</h2>
      <ol>
        {SLIDES.map((id, place) => (
          <li key={id}>
            <div className="slide" aria-hidden="true" inert>
              <SlideBody id={id} />
            </div>
            <a
              href={`#${id}`}
              aria-current={place === deck.index ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                deck.goTo(place);
              }}
            >
              <span className="num">{place + 1}</span> {t(`names.${id}`)}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * `/pitchdeck`: slides controlled by keys, touch or buttons, each with its own URL, optionally full screen.
 */
export function PitchdeckPage() {
  const { t } = useTranslation('pitchdeck');
  const { language } = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const deck = useDeck(stage);
  return (
    <>
      <div className="wrap">
        <div className="page-head deck-head">
          <h1>{t('title')}</h1>
          <a className="button" href={localizePath('/pitchdeck.pdf', language)} hrefLang={language}>
            {t('pdf')}
          </a>
        </div>
      </div>
      <div ref={stage} className={deck.isOverview ? 'deck overview' : 'deck'}>
        <div className="deck-show">
          <div className="wrap">
            <Stage deck={deck} />
            <Bar deck={deck} />
          </div>
        </div>
        <div className="wrap">
          <Thumbs deck={deck} />
        </div>
      </div>
    </>
  );
}
