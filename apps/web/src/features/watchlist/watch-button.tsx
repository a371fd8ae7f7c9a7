import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useWatched } from './watch-api.ts';
import { WatchForm } from './watch-form.tsx';

/** The button that watches the address of a page, with its form. */
export function WatchButton({ address }: { address: string }) {
  const { t } = useTranslation('watchlist');
  const { data } = useWatched(address);
  const [isOpen, setIsOpen] = useState(false);
  if (!data) return null;
  if (isOpen)
    return (
      <Panel title={t('watch.title')} className="mt-6">
        <WatchForm address={address} watched={data.watched} onClose={() => setIsOpen(false)} />
      </Panel>
    );
  return (
    <Button isSmall variant="quiet" onClick={() => setIsOpen(true)}>
      {t(data.watched ? 'watch.watched' : 'watch.add')}
    </Button>
  );
}
