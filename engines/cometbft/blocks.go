package main

import (
	"math/rand/v2"
	"time"

	abci "github.com/cometbft/cometbft/abci/types"
	sdk "github.com/cosmos/cosmos-sdk/types"
	authtypes "github.com/cosmos/cosmos-sdk/x/auth/types"
	vmtypes "github.com/cosmos/evm/x/vm/types"
)

// maxEmpty is how many blocks without transactions follow an action before the next: the one that proves its state, and
// the one that brings the chain's clock forward.
const maxEmpty = 2

// toleratedLag is how far the clock may lie behind in a chain that rests, or whose proposers are partly away.
const toleratedLag = 2 * time.Second

// prepareProposal puts the first transaction that is valid now into the block, and no other: one action, one block.
func (app *App) prepareProposal(_ sdk.Context, request *abci.RequestPrepareProposal) (*abci.ResponsePrepareProposal, error) {
	if app.isClockBehind(request.Time) {
		return &abci.ResponsePrepareProposal{}, nil
	}
	for _, bytes := range request.Txs {
		tx, err := app.TxDecode(bytes)
		if err != nil {
			continue
		}
		if _, err := app.PrepareProposalVerifyTx(tx); err != nil {
			continue
		}
		return &abci.ResponsePrepareProposal{Txs: [][]byte{bytes}}, nil
	}
	return &abci.ResponsePrepareProposal{}, nil
}

// isClockBehind tells whether a block's time is of an earlier second than now. CometBFT gives a block the time at which
// its parent was voted for, so that after a rest the chain's clock stands where the rest began, and a contract would
// refuse an action as one of the future. A block without transactions brings it forward. After some of them it is left
// to chance, because clocks that differ, or rounds that take seconds, would otherwise keep transactions waiting for ever.
func (app *App) isClockBehind(blockTime time.Time) bool {
	now := time.Now()
	if blockTime.Unix() >= now.Unix() {
		return false
	}
	return app.emptyInRow < maxEmpty || (now.Sub(blockTime) > toleratedLag && rand.IntN(4) > 0)
}

// processProposal is how the other validators hold a proposer to the same rule.
func (app *App) processProposal(_ sdk.Context, request *abci.RequestProcessProposal) (*abci.ResponseProcessProposal, error) {
	if len(request.Txs) > 1 {
		return &abci.ResponseProcessProposal{Status: abci.ResponseProcessProposal_REJECT}, nil
	}
	for _, bytes := range request.Txs {
		if _, err := app.ProcessProposalVerifyTx(bytes); err != nil {
			return &abci.ResponseProcessProposal{Status: abci.ResponseProcessProposal_REJECT}, nil
		}
	}
	return &abci.ResponseProcessProposal{Status: abci.ResponseProcessProposal_ACCEPT}, nil
}

// beforeBlock restores what the EVM module keeps in memory after a restart. It writes no state: a block without
// transactions must leave the state's hash as it is, or CometBFT would follow every block with another for ever.
func (app *App) beforeBlock(ctx sdk.Context, request *abci.RequestFinalizeBlock) (*sdk.ResponsePreBlock, error) {
	if _, err := app.evmModule.PreBlock(ctx); err != nil {
		return nil, err
	}
	app.emptyInRow++
	if len(request.Txs) > 0 {
		app.emptyInRow = 0
	}
	return &sdk.ResponsePreBlock{}, nil
}

// beginBlock states the base fee, which is 0, as JSON-RPC reads it from a block's events.
func (app *App) beginBlock(ctx sdk.Context) (sdk.BeginBlock, error) {
	baseFee := sdk.NewEvent(vmtypes.EventTypeFeeMarket, sdk.NewAttribute(vmtypes.AttributeKeyBaseFee, "0"))
	return sdk.BeginBlock{Events: sdk.Events{baseFee}.ToABCIEvents()}, nil
}

// endBlock gives the block's fees to the coinbase and states the bloom of its logs.
func (app *App) endBlock(ctx sdk.Context) (sdk.EndBlock, error) {
	collected := app.bank.GetAllBalances(ctx, authtypes.NewModuleAddress(authtypes.FeeCollectorName))
	if !collected.IsZero() {
		coinbase := app.validators.coinbase(ctx)
		if err := app.bank.SendCoinsFromModuleToAccount(ctx, authtypes.FeeCollectorName, coinbase, collected); err != nil {
			return sdk.EndBlock{}, err
		}
	}
	if err := app.evm.EndBlock(ctx); err != nil {
		return sdk.EndBlock{}, err
	}
	return sdk.EndBlock{Events: ctx.EventManager().ABCIEvents()}, nil
}
