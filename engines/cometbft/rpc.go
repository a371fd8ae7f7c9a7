package main

import (
	"context"
	"fmt"
	"math/big"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"github.com/cosmos/cosmos-sdk/client"
	"github.com/cosmos/cosmos-sdk/server"
	"github.com/cosmos/evm/rpc"
	"github.com/cosmos/evm/rpc/backend"
	"github.com/cosmos/evm/rpc/namespaces/ethereum/eth/filters"
	"github.com/cosmos/evm/rpc/stream"
	rpctypes "github.com/cosmos/evm/rpc/types"
	evmtypes "github.com/cosmos/evm/x/vm/types"
	"github.com/ethereum/go-ethereum/common"
	ethmath "github.com/ethereum/go-ethereum/common/math"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	ethfilters "github.com/ethereum/go-ethereum/eth/filters"
	ethrpc "github.com/ethereum/go-ethereum/rpc"
)

// correctionsNamespace comes last among the namespaces, so that its methods take the place of those of eth.
const correctionsNamespace = "corrections"

const (
	indexPatience = 20 * time.Millisecond
	blockPatience = 5 * time.Second
	indexPause    = 5 * time.Millisecond
)

func init() {
	if err := rpc.RegisterAPINamespace(correctionsNamespace, makeCorrections); err != nil {
		panic(err)
	}
}

func makeCorrections(ctx *server.Context, clientContext client.Context, events *stream.RPCStream, chain backend.BackendI) []ethrpc.API {
	full := chain.(*backend.Backend)
	logs := filters.NewPublicAPI(ctx.Logger, clientContext, events, full)
	return []ethrpc.API{
		{Namespace: "eth", Service: &corrections{full, logs}},
		{Namespace: "web3", Service: identity{}},
	}
}

// identity names the program in one line, as Ethereum's nodes do.
type identity struct{}

// ClientVersion has the version of cosmos/evm, because the program has none of its own.
func (identity) ClientVersion() string {
	version := "unknown"
	if build, ok := debug.ReadBuildInfo(); ok {
		for _, module := range build.Deps {
			if module.Path == "github.com/cosmos/evm" {
				version = module.Version
			}
		}
	}
	return fmt.Sprintf("%s/cosmos-evm-%s/%s-%s/%s", appName, version, runtime.GOOS, runtime.GOARCH, runtime.Version())
}

// corrections are methods of eth that cosmos/evm answers otherwise than Ethereum's nodes.
type corrections struct {
	chain *backend.Backend
	logs  *filters.PublicFilterAPI
}

// firstBlock is the height of the first block here: 1, or a later one in a chain that continues another.
func (c *corrections) firstBlock(ctx context.Context) (int64, error) {
	status, err := c.chain.ClientCtx.Client.Status(ctx)
	if err != nil {
		return 0, err
	}
	return status.SyncInfo.EarliestBlockHeight, nil
}

// GetLogs begins with the first block, where cosmos/evm asks for block 1. It refuses what lies before the first block of
// a chain that continues another: an answer without those logs would look complete.
func (c *corrections) GetLogs(ctx context.Context, criteria ethfilters.FilterCriteria) ([]*ethtypes.Log, error) {
	if criteria.BlockHash != nil || criteria.FromBlock == nil {
		return c.logs.GetLogs(ctx, criteria)
	}
	first, err := c.firstBlock(ctx)
	if err != nil {
		return nil, err
	}
	from := criteria.FromBlock.Int64()
	isBefore := from >= 0 && from < first
	if isBefore && first > 1 {
		return nil, fmt.Errorf("pruned history unavailable: this network begins with block %d", first)
	}
	if isBefore || from == ethrpc.EarliestBlockNumber.Int64() {
		criteria.FromBlock = big.NewInt(first)
	}
	return c.logs.GetLogs(ctx, criteria)
}

// FeeHistory is as short as the chain, where cosmos/evm fails on blocks before the first.
func (c *corrections) FeeHistory(ctx context.Context, count ethmath.HexOrDecimal64, last ethrpc.BlockNumber, percentiles []float64) (*rpctypes.FeeHistoryResult, error) {
	first, err := c.firstBlock(ctx)
	if err != nil {
		return nil, err
	}
	head, err := c.chain.BlockNumber(ctx)
	if err != nil {
		return nil, err
	}
	end := int64(last)
	if end < 0 {
		end = int64(head)
	}
	available := max(end-first+1, 0)
	return c.chain.FeeHistory(ctx, min(count, ethmath.HexOrDecimal64(available)), last, percentiles)
}

// GetTransactionReceipt answers at once what has no receipt, instead of asking again for a second and a half: a batch
// of such questions would outlast every client. It waits a moment, because a block is indexed just after it is told of.
func (c *corrections) GetTransactionReceipt(ctx context.Context, hash common.Hash) (map[string]any, error) {
	deadline := time.Now().Add(indexPatience)
	for {
		if _, err := c.chain.GetTxByEthHash(ctx, hash); err == nil {
			return c.chain.GetTransactionReceipt(ctx, hash)
		}
		if time.Now().After(deadline) {
			return nil, nil
		}
		time.Sleep(indexPause)
	}
}

// GetBlockByNumber has no block 0, where cosmos/evm answers with the newest block.
func (c *corrections) GetBlockByNumber(ctx context.Context, number rpctypes.BlockNumber, isFull bool) (map[string]any, error) {
	if number == 0 {
		return nil, nil
	}
	return untilIndexed(func() (map[string]any, error) { return c.chain.GetBlockByNumber(ctx, number, isFull) })
}

// GetBlockByHash waits for the index of the block.
func (c *corrections) GetBlockByHash(ctx context.Context, hash common.Hash, isFull bool) (map[string]any, error) {
	return untilIndexed(func() (map[string]any, error) { return c.chain.GetBlockByHash(ctx, hash, isFull) })
}

// GetBlockReceipts waits for the index of the block.
func (c *corrections) GetBlockReceipts(ctx context.Context, block rpctypes.BlockNumberOrHash) ([]map[string]any, error) {
	return untilIndexed(func() ([]map[string]any, error) { return c.chain.GetBlockReceipts(ctx, block) })
}

// untilIndexed repeats a question about a block whose transactions are not indexed yet: a busy validator tells of a
// block moments before, and clients would take the error for a failure of the node.
func untilIndexed[Answer any](ask func() (Answer, error)) (Answer, error) {
	for deadline := time.Now().Add(blockPatience); ; time.Sleep(indexPause) {
		answer, err := ask()
		if err == nil || !strings.Contains(err.Error(), "tx not found") || time.Now().After(deadline) {
			return answer, err
		}
	}
}

// GetProof takes the tags too, for which cosmos/evm asks for a state of negative height.
func (c *corrections) GetProof(ctx context.Context, address common.Address, slots []string, at rpctypes.BlockNumberOrHash) (*rpctypes.AccountResult, error) {
	if at.BlockNumber != nil && *at.BlockNumber < 0 {
		height, err := c.chain.BlockNumber(ctx)
		if err != nil {
			return nil, err
		}
		number := rpctypes.BlockNumber(height)
		at = rpctypes.BlockNumberOrHash{BlockNumber: &number}
	}
	return c.chain.GetProof(ctx, address, slots, at)
}

// FillTransaction estimates the gas on the newest state, where cosmos/evm takes the first, which has no contracts.
// viem fills in with it what a program does not set.
func (c *corrections) FillTransaction(ctx context.Context, args evmtypes.TransactionArgs) (*rpctypes.SignTransactionResult, error) {
	if args.Gas == nil {
		newest := rpctypes.EthLatestBlockNumber
		gas, err := c.chain.EstimateGas(ctx, args, &rpctypes.BlockNumberOrHash{BlockNumber: &newest}, nil)
		if err != nil {
			return nil, err
		}
		args.Gas = &gas
	}
	filled, err := c.chain.SetTxDefaults(ctx, args)
	if err != nil {
		return nil, err
	}
	tx := filled.ToTransaction(ethtypes.LegacyTxType)
	raw, err := tx.MarshalBinary()
	if err != nil {
		return nil, err
	}
	return &rpctypes.SignTransactionResult{Raw: raw, Tx: tx}, nil
}
