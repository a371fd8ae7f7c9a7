package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"time"

	cmtmempool "github.com/cometbft/cometbft/mempool"
	"github.com/cosmos/cosmos-sdk/client"
	sdk "github.com/cosmos/cosmos-sdk/types"
	sdkerrors "github.com/cosmos/cosmos-sdk/types/errors"
	sdkmempool "github.com/cosmos/cosmos-sdk/types/mempool"
	"github.com/cosmos/evm/mempool/txpool"
)

// pool hands transactions of eth_sendRawTransaction to CometBFT's own mempool. The application-side mempool of
// cosmos/evm cannot be used: with it CometBFT is never told that transactions wait, and without empty blocks no
// block would ever begin.
type pool struct {
	sdkmempool.NoOpMempool
	encode sdk.TxEncoder
	client atomic.Pointer[client.Context]
}

const (
	gapPatience = time.Second
	gapPause    = 5 * time.Millisecond
)

func newPool(encode sdk.TxEncoder) *pool { return &pool{encode: encode} }

func (p *pool) setClient(context client.Context) { p.client.Store(&context) }

// GetTxPool answers an empty pool: txpool_* has nothing to tell, eth_getTransactionByHash finds nothing pending.
func (p *pool) GetTxPool() *txpool.TxPool { return &txpool.TxPool{} }

// Insert answers when the validator's own checks have passed, with the sentences that Ethereum's nodes use.
func (p *pool) Insert(_ context.Context, tx sdk.Tx) error {
	comet := p.client.Load()
	if comet == nil {
		return errors.New("the validator is syncing")
	}
	bytes, err := p.encode(tx)
	if err != nil {
		return err
	}
	answer, err := comet.BroadcastTxSync(bytes)
	// Requests overtake each other on their way here, and CometBFT's mempool keeps no transaction behind a gap.
	for deadline := time.Now().Add(gapPatience); err == nil && isGap(answer) && time.Now().Before(deadline); {
		time.Sleep(gapPause)
		answer, err = comet.BroadcastTxSync(bytes)
	}
	switch {
	case errors.Is(err, cmtmempool.ErrTxInCache):
		return errors.New("already known")
	case err != nil:
		return err
	case answer.Code == 0:
		return nil
	case strings.Contains(answer.RawLog, "nonce is lower"):
		return errors.New("nonce too low: " + answer.RawLog)
	case isGap(answer):
		return errors.New("nonce too high: " + answer.RawLog)
	default:
		return errors.New(refusalOf(answer))
	}
}

// refusalOf is the sentence for a transaction that CometBFT's mempool refuses by itself, for which the answer has only
// a code, or that of the checks.
func refusalOf(answer *sdk.TxResponse) string {
	if answer.RawLog != "" || answer.Codespace != sdkerrors.RootCodespace {
		return answer.RawLog
	}
	switch answer.Code {
	case sdkerrors.ErrTxInMempoolCache.ABCICode():
		return "already known"
	case sdkerrors.ErrMempoolIsFull.ABCICode():
		return "txpool is full"
	case sdkerrors.ErrTxTooLarge.ABCICode():
		return "oversized data"
	default:
		return fmt.Sprintf("the validator refused it with code %d", answer.Code)
	}
}

func isGap(answer *sdk.TxResponse) bool { return strings.Contains(answer.RawLog, "nonce is higher") }
