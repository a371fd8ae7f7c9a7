import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Island } from '../island.tsx';

/** The section of the practice block, whose cells are buttons. */
export function DemoSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('sections');
  return (
    <section className="play" id="demo">
      <div className="wrap">
        <div className="play-head">
          <h2>{t('demo.title')}</h2>
          <p className="muted">{t('demo.note')}</p>
        </div>
        <Island name="demo">{children}</Island>
      </div>
    </section>
  );
}
