export type BridgeStep = 'switch' | 'pay' | 'sign' | 'register' | 'confirm';

export type RequestWallet = <T>(method: string, params: readonly unknown[]) => Promise<T>;
export interface BridgeTools {
  readonly request: RequestWallet;
  readonly reportProgress: (step: BridgeStep) => void;
}
