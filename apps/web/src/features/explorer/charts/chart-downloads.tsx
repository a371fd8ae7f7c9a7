import { saveFile } from '../../../lib/page/save-file.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';

export interface ChartDownloadsProps {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly title: string;
  readonly heads: readonly string[];
  /** Undefined while loading. */
  readonly rows: readonly (readonly (string | number)[])[] | undefined;
}

/** Buttons that save a chart as a picture or its values as a table. */
export function ChartDownloads({ name, title, heads, rows }: ChartDownloadsProps) {
  const { t } = useTranslation('explorer');
  const saveTable = () => {
    const lines = [heads, ...rows!].map((cells) => `${cells.join(',')}\r\n`);
    saveFile(`nova-${name}.csv`, new Blob(lines, { type: 'text/csv' }));
  };
  const savePicture = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const drawing = currentTarget.closest('.chart-frame')?.querySelector<SVGSVGElement>('svg.chart');
    if (!drawing) return showToast({ tone: 'error', title: t('charts.noDrawing') });
    try {
      const { toPng } = await import('./save-chart.ts');
      saveFile(`nova-${name}.png`, await toPng(drawing, title));
    } catch {
      showToast({ tone: 'error', title: t('charts.noPicture') });
    }
  };
  const isDisabled = rows === undefined;
  return (
    <>
      <Button
        variant="quiet"
        isSmall
        disabled={isDisabled}
        aria-label={t('charts.saveTable', { chart: title })}
        onClick={saveTable}
      >
        {t('charts.csv')}
      </Button>
      <Button
        variant="quiet"
        isSmall
        disabled={isDisabled}
        aria-label={t('charts.savePicture', { chart: title })}
        onClick={(event) => void savePicture(event)}
      >
        {t('charts.png')}
      </Button>
    </>
  );
}
