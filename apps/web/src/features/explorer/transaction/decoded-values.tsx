import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import type { Decoded, DecodedValue } from '@nova/shared/contract/decode';

/** Longer texts are truncated; the copy button copies everything. */
const MOST_CHARS = 160;
const isHash = (text: string) => /^0x[0-9a-f]{64}$/i.test(text);

function Value({ value: { text, isAddress } }: { value: DecodedValue }) {
  const { t } = useTranslation();
  if (isAddress) return <NamedAddress address={text.toLowerCase()} />;
  const isCut = isHash(text) || text.length > MOST_CHARS;
  const shown = isHash(text) ? shortenHex(text) : isCut ? `${text.slice(0, MOST_CHARS)}…` : text;
  return (
    <span className="decoded-value">
      <bdi className="num" title={isCut ? text.slice(0, 1_000) : undefined}>
        {shown}
      </bdi>
      {isCut ? <CopyButton text={text} label={t('entity.copyHash')} done={t('copy.hash')} /> : null}
    </span>
  );
}

/** "buy(uint256 listingId, uint256 expectedPrice)" with the name in bold. */
export function Signature({ decoded: { name, signature } }: { decoded: Decoded }) {
  return (
    <p className="signature num">
      <b>{name}</b>
      <span className="faint">{signature.slice(name.length)}</span>
    </p>
  );
}

/** The values of a call or a log with their names. */
export function DecodedValues({ decoded }: { decoded: Decoded }) {
  return (
    <dl className="log-cells">
      {decoded.values.map((value) => (
        <div key={value.name}>
          <dt>
            {value.name} <span className="num faint">{value.type}</span>
          </dt>
          <dd>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
