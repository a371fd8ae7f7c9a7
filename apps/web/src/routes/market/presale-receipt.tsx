import { useParams } from 'react-router';
import { ReceiptView } from '../../features/presale/receipt/receipt-view.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const clientLoader = catalogueLoader('presale', 'form', 'transaction');

/** The wallet libraries load on click. */
const request = async <T,>(method: string, params: readonly unknown[]): Promise<T> =>
  (await import('../../features/wallet/wallet-client.ts')).walletClient.request<T>(method, params);

/** `/presale/receipt/:hash`: one purchase, by its ID or by the transaction that delivered it. */
export default function PresaleReceipt() {
  const { hash = '' } = useParams();
  return <ReceiptView key={hash} id={hash} request={request} />;
}
