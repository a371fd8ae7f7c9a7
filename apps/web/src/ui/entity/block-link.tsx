import { Link } from 'react-router';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** A block by its height, linked to its page. The square is the seal. */
export function BlockLink({ number, hash }: { number: number; hash?: string | undefined }) {
  const { language, localize } = useLanguage();
  return (
    <Link className="entity height" to={localize(`/explorer/block/${number}`)} title={hash}>
      {formatInteger(number, language)}
    </Link>
  );
}
