import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import type { AbiParameter } from './abi-functions.ts';
import { groupDigits, readShortText, readTime } from './read-value.ts';

/** Longer lists are truncated, because they are not readable here. */
const ITEMS_SHOWN = 50;

/** Named values, one per row. */
export function AbiValues({
  parameters,
  values,
}: {
  parameters: readonly AbiParameter[];
  values: readonly unknown[];
}) {
  const { t } = useTranslation('contract');
  return (
    <dl className="abi-values">
      {listRows(parameters, values).map(({ number, item: parameter, value }) => (
        <div key={number}>
          <dt>
            {parameter.name || parameters.length > 1 ? (
              <bdi>{parameter.name || t('functions.unnamed', { index: number })} </bdi>
            ) : null}
            <span className="num faint">{parameter.type}</span>
          </dt>
          <dd>
            <AbiValue parameter={parameter} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AbiValue({ parameter, value }: { parameter: AbiParameter; value: unknown }): ReactNode {
  const { t } = useTranslation('contract');
  const { type, components } = parameter;
  const list = /^(.*)\[\d*\]$/.exec(type);
  if (list) return <Items parameter={{ ...parameter, type: list[1]! }} items={value as unknown[]} />;
  if (components) return <AbiValues parameters={components} values={toParts(components, value)} />;
  if (type === 'address') return <NamedAddress address={String(value).toLowerCase()} hasCopy />;
  const text = String(value);
  if (text === '' || text === '0x') return <span className="faint">{t('functions.empty')}</span>;
  return <Plain type={type} text={text} />;
}

function Items({ parameter, items }: { parameter: AbiParameter; items: readonly unknown[] }) {
  const { t } = useTranslation('contract');
  if (items.length === 0) return <span className="faint">{t('functions.empty')}</span>;
  const hidden = items.length - ITEMS_SHOWN;
  return (
    <ol className="contract-list">
      {listRows(items.slice(0, ITEMS_SHOWN), items).map(({ number, value }) => (
        <li key={number}>
          <AbiValue parameter={parameter} value={value} />
        </li>
      ))}
      {hidden > 0 ? <li className="faint">{t('functions.more', { count: hidden })}</li> : null}
    </ol>
  );
}

/**
 * A value with another possible reading: a short text or a
 * time. Values of a contract are shown as plain text only.
 */
function Plain({ type, text }: { type: string; text: string }) {
  const { t } = useTranslation('contract');
  const { language } = useLanguage();
  const isNumber = /^u?int/.test(type);
  const short = type === 'bytes32' ? readShortText(text) : null;
  const time = isNumber ? readTime(BigInt(text)) : null;
  return (
    <span className="abi-value">
      <bdi className={type === 'string' ? undefined : 'num'}>{isNumber ? groupDigits(text) : text}</bdi>
      <CopyButton text={text} label={t('functions.copy')} done={t('functions.copied')} />
      {short === null ? null : (
        <span className="faint small">
          {t('functions.asText')} <bdi>{short}</bdi>
        </span>
      )}
      {time === null ? null : (
        <span className="faint small">
          {t('functions.asTime')} {formatDay(time, language)}
        </span>
      )}
    </span>
  );
}

/** viem returns a tuple with names as an object and one without as a list. */
function toParts(components: readonly AbiParameter[], value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return components.map(({ name = '' }) => (value as Record<string, unknown>)[name]);
}

/** Numbers the rows: their order never changes, so the index is a stable key. */
function listRows<Item>(items: readonly Item[], values: readonly unknown[]) {
  return items.map((item, at) => ({ number: at + 1, item, value: values[at] }));
}
