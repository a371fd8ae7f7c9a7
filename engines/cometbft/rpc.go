package main

import (
	"context"
	"time"

	"github.com/cosmos/cosmos-sdk/client"
	"github.com/cosmos/cosmos-sdk/server"
	"github.com/cosmos/evm/rpc"
	"github.com/cosmos/evm/rpc/backend"
	"github.com/cosmos/evm/rpc/stream"
	rpctypes "github.com/cosmos/evm/rpc/types"
	evmtypes "github.com/cosmos/evm/x/vm/types"
	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	ethrpc "github.com/ethereum/go-ethereum/rpc"
)

// correctionsNamespace comes last among the namespaces, so that its methods take the place of those of eth.
const correctionsNamespace = "corrections"

const (
	indexPatience = 20 * time.Millisecond
	indexPause    = 5 * time.Millisecond
)

func init() {
	if err := rpc.RegisterAPINamespace(correctionsNamespace, makeCorrections); err != nil {
		panic(err)
	}
}

func makeCorrections(_ *server.Context, _ client.Context, _ *stream.RPCStream, chain backend.BackendI) []ethrpc.API {
	return []ethrpc.API{{Namespace: "eth", Service: &corrections{chain.(*backend.Backend)}}}
}

// corrections are methods of eth that cosmos/evm answers otherwise than Ethereum's nodes.
type corrections struct{ chain *backend.Backend }

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
	return c.chain.GetBlockByNumber(ctx, number, isFull)
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
