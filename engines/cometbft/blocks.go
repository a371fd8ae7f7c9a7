package main

import (
	"time"

	abci "github.com/cometbft/cometbft/abci/types"
	sdk "github.com/cosmos/cosmos-sdk/types"
	authtypes "github.com/cosmos/cosmos-sdk/x/auth/types"
	vmtypes "github.com/cosmos/evm/x/vm/types"
)

// maxEmpty is how many blocks without transactions follow each other while one waits: the one that proves the state of
// the last action, and the one that brings the chain's clock forward.
const maxEmpty = 2

// restsAfter is longer than validators take for a block of which some proposers are away.
const restsAfter = 10 * time.Second

// lastBlock is what this validator remembers of the newest block, by its own clock. Proposals alone depend on it.
type lastBlock struct {
	at time.Time
	// emptyInRow counts the newest blocks without transactions, up to the last that had one.
	emptyInRow int
}

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
// refuse an action as one of the future. A block without transactions brings it forward; a second one does not follow,
// because clocks that differ, or rounds that take a second, would otherwise keep transactions waiting for ever.
func (app *App) isClockBehind(blockTime time.Time) bool {
	now := time.Now()
	if app.last.emptyInRow >= maxEmpty && now.Sub(app.last.at) < restsAfter {
		return false
	}
	return blockTime.Unix() < now.Unix()
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
	app.last.at = time.Now()
	app.last.emptyInRow++
	if len(request.Txs) > 0 {
		app.last.emptyInRow = 0
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
