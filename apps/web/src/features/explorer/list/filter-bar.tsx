import { useState, type ComponentType } from 'react';
import { Link, useNavigate } from 'react-router';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { csvUrl } from '../explorer-api.ts';
import {
  readFilters,
  toApiFilters,
  writeFilters,
  type FilterField,
  type FilterName,
} from './list-filters.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';
import { useFilterText } from './use-filter-text.ts';
import { afterPaint } from '../../../lib/page/after-paint.ts';
import { latestSearch } from '../../../lib/page/latest-search.ts';
import { useHydratedSearch } from '../../../lib/page/use-hydrated-search.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

type Sheet = ComponentType<FilterSheetProps>;

/** A few options, all visible as links, so that each can be opened in a new tab. */
function Chips({ field, fields }: { field: FilterField; fields: readonly FilterField[] }) {
  const search = useHydratedSearch();
  const { nameOf, optionOf } = useFilterText();
  const filters = readFilters(search, fields);
  const chosen = filters[field.name] ?? null;
  return (
    <span className="chips" role="group" aria-label={nameOf(field.name)}>
      {[null, ...field.options!].map((value) => {
        const to = writeFilters(search, fields, {
          ...filters,
          [field.name]: value ?? '',
        });
        return (
          <Link
            key={value ?? ''}
            className="chip"
            to={to}
            preventScrollReset
            aria-current={value === chosen ? 'true' : undefined}
          >
            {optionOf(field.name, value)}
          </Link>
        );
      })}
    </span>
  );
}

function Choice({ field, fields }: { field: FilterField; fields: readonly FilterField[] }) {
  const search = useHydratedSearch();
  const navigate = useNavigate();
  const { nameOf, optionOf } = useFilterText();
  const filters = readFilters(search, fields);
  const choose = (value: string) => {
    const latest = latestSearch();
    const changed = { ...readFilters(latest, fields), [field.name]: value };
    return navigate(writeFilters(latest, fields, changed), { preventScrollReset: true });
  };
  return (
    <select
      className="page-size"
      aria-label={nameOf(field.name)}
      value={filters[field.name] ?? ''}
      onChange={(event) => void choose(event.target.value)}
    >
      {[null, ...field.options!].map((value) => (
        <option key={value ?? ''} value={value ?? ''}>
          {optionOf(field.name, value)}
        </option>
      ))}
    </select>
  );
}

const isTyped = ({ control }: FilterField) => control !== 'chips' && control !== 'choice';

/** Typed filters have no control in the bar, so each active one is shown there with a button to remove it. */
function ActiveFilters({ fields }: { fields: readonly FilterField[] }) {
  const { t } = useTranslation('explorer');
  const search = useHydratedSearch();
  const { nameOf, valueOf } = useFilterText();
  const filters = readFilters(search, fields);
  const without = (name: FilterName) => writeFilters(search, fields, { ...filters, [name]: '' });
  return fields.filter(isTyped).map((field) => {
    const value = filters[field.name];
    if (value === undefined) return null;
    const text = `${nameOf(field.name)} ${valueOf(field, value)}`;
    return (
      <Link
        key={field.name}
        className="chip held"
        to={without(field.name)}
        preventScrollReset
        aria-label={t('filters.remove', { filter: text })}
        title={value}
      >
        {text}
        <Icon name="close" />
      </Link>
    );
  });
}

function useSheet() {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const [Sheet, setSheet] = useState<Sheet | null>(null);
  const open = async () => {
    try {
      // The click is painted first, because the browser restyles the whole page for the dialog's styles.
      await afterPaint();
      const [module] = await Promise.all([import('./filter-sheet.tsx'), loadCatalogues(language, ['form'])]);
      setSheet(() => module.FilterSheet);
    } catch {
      showToast({ tone: 'error', title: t('filters.failed') });
    }
  };
  return { Sheet, open, close: () => setSheet(null) };
}

export interface FilterBarProps {
  readonly fields: readonly FilterField[];
  /** Path of the list below `/api/v1` if it can be downloaded as a file. */
  readonly csv?: string | undefined;
  /** Decimals of amounts in the filters, if they are not of NAC; null while they are loaded. */
  readonly decimals?: number | null | undefined;
}

/** Filters of a list. The URL contains all of them, so they can be shared, reloaded and reverted. */
export function FilterBar({ fields, csv, decimals }: FilterBarProps) {
  const { t } = useTranslation('explorer');
  const search = useHydratedSearch();
  const navigate = useNavigate();
  const { Sheet, open, close } = useSheet();
  // Ages are relative to the time when the page was opened.
  const [readAt] = useState(serverNow);
  const filters = readFilters(search, fields);
  const hasAny = Object.keys(filters).length > 0;
  const inSheet = fields.filter(isTyped);
  return (
    <div className="filters" role="group" aria-label={t('filters.label')}>
      {fields
        .filter(({ control }) => control === 'chips')
        .map((field) => (
          <Chips key={field.name} field={field} fields={fields} />
        ))}
      {fields
        .filter(({ control }) => control === 'choice')
        .map((field) => (
          <Choice key={field.name} field={field} fields={fields} />
        ))}
      <ActiveFilters fields={fields} />
      {inSheet.length > 0 ? (
        <Button isSmall onClick={() => void open()}>
          {t('filters.more')}
        </Button>
      ) : null}
      {hasAny ? (
        <Link className="filters-clear" to={writeFilters(search, fields, {})} preventScrollReset>
          {t('filters.clear')}
        </Link>
      ) : null}
      {csv === undefined ? null : (
        <a
          className="button small quiet filters-csv"
          href={csvUrl(csv, toApiFilters(filters, readAt, decimals ?? undefined))}
          download
          title={t('filters.csvHint')}
        >
          {t('filters.csv')}
        </a>
      )}
      {Sheet ? (
        <Sheet
          fields={inSheet}
          values={filters}
          onClose={close}
          onApply={(typed) => {
            close();
            const latest = latestSearch();
            void navigate(writeFilters(latest, fields, { ...readFilters(latest, fields), ...typed }), {
              preventScrollReset: true,
            });
          }}
        />
      ) : null}
    </div>
  );
}
