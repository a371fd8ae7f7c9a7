import { createStore } from '../store/create-store.ts';

/** State of the chain, as the server reports it. */
export interface ReportedChain {
  /** Whether expected blocks are missing. */
  readonly isStopped: boolean;
  /** Whether the newest blocks contain several transactions each. */
  readonly sharesBlocks: boolean;
}

export const NORMAL_CHAIN: ReportedChain = { isStopped: false, sharesBlocks: false };

export const reportedChain = createStore<ReportedChain>(NORMAL_CHAIN);
