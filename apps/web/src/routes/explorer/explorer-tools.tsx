import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { BroadcastTransaction } from '../../features/explorer/tools/broadcast-transaction.tsx';
import { CalldataDecoder } from '../../features/explorer/tools/calldata-decoder.tsx';
import { GasTracker } from '../../features/explorer/tools/gas-tracker.tsx';
import { SignatureLookup } from '../../features/explorer/tools/signature-lookup.tsx';
import { UnitConverter } from '../../features/explorer/tools/unit-converter.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer', 'form', 'tools'] };
export const clientLoader = catalogueLoader('explorer', 'form', 'tools');
export const loader = () => null;

/** `/explorer/tools`: gas prices, broadcasting, decoding, signatures and units on one page. */
export default function ExplorerToolsPage() {
  return (
    <ListPage>
      <div className="tools">
        <GasTracker />
        <BroadcastTransaction />
        <CalldataDecoder />
        <SignatureLookup />
        <UnitConverter />
      </div>
    </ListPage>
  );
}
