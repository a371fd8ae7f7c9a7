package main

import (
	"encoding/json"
	"fmt"
	"math/big"
	"os"

	abci "github.com/cometbft/cometbft/abci/types"
	"github.com/cosmos/cosmos-sdk/codec"
	sdk "github.com/cosmos/cosmos-sdk/types"
	authtypes "github.com/cosmos/cosmos-sdk/x/auth/types"
	banktypes "github.com/cosmos/cosmos-sdk/x/bank/types"
	"github.com/cosmos/evm/x/feemarket"
	feemarkettypes "github.com/cosmos/evm/x/feemarket/types"
	vmtypes "github.com/cosmos/evm/x/vm/types"
	"github.com/ethereum/go-ethereum/common"
	ethmath "github.com/ethereum/go-ethereum/common/math"
	ethtypes "github.com/ethereum/go-ethereum/core/types"

	"cosmossdk.io/math"
)

// baseDenom is a wei of NAC.
const baseDenom = "anac"

// ethereumGenesis is what of a genesis file in geth's format this chain begins with.
type ethereumGenesis struct {
	// Number is the block after which the accounts stood as they are listed: 0 for a new chain, the last block of an
	// earlier one for a chain that continues it. This chain begins with the next block.
	Number   ethmath.HexOrDecimal64 `json:"number"`
	GasLimit ethmath.HexOrDecimal64 `json:"gasLimit"`
	Coinbase common.Address         `json:"coinbase"`
	Alloc    ethtypes.GenesisAlloc  `json:"alloc"`
}

func readEthereumGenesis(path string) (ethereumGenesis, error) {
	var genesis ethereumGenesis
	bytes, err := os.ReadFile(path)
	if err != nil {
		return genesis, err
	}
	if err := json.Unmarshal(bytes, &genesis); err != nil {
		return genesis, fmt.Errorf("%s is not a genesis file in geth's format: %w", path, err)
	}
	return genesis, nil
}

// appState is the state at the start, module by module.
type appState struct {
	Auth      json.RawMessage `json:"auth"`
	Bank      json.RawMessage `json:"bank"`
	EVM       json.RawMessage `json:"evm"`
	FeeMarket json.RawMessage `json:"feemarket"`
	Coinbase  common.Address  `json:"coinbase"`
}

// makeAppState turns Ethereum's accounts into those of the modules: nonce, balance, code and storage.
func makeAppState(cdc codec.Codec, genesis ethereumGenesis) (json.RawMessage, error) {
	accounts := authtypes.GenesisAccounts{}
	bank, evm := banktypes.DefaultGenesisState(), vmtypes.DefaultGenesisState()
	total := new(big.Int)
	for address, account := range genesis.Alloc {
		base := authtypes.NewBaseAccount(address.Bytes(), nil, 0, account.Nonce)
		accounts = append(accounts, base)
		if account.Balance != nil && account.Balance.Sign() > 0 {
			total.Add(total, account.Balance)
			coin := sdk.NewCoin(baseDenom, math.NewIntFromBigInt(account.Balance))
			bank.Balances = append(bank.Balances, banktypes.Balance{Address: sdk.AccAddress(address.Bytes()).String(), Coins: sdk.NewCoins(coin)})
		}
		if len(account.Code) > 0 || len(account.Storage) > 0 {
			evm.Accounts = append(evm.Accounts, contractAccount(address, account))
		}
	}
	bank.Supply = sdk.NewCoins(sdk.NewCoin(baseDenom, math.NewIntFromBigInt(total)))
	bank.DenomMetadata = []banktypes.Metadata{nacMetadata()}
	evm.Params.EvmDenom = baseDenom
	evm.Params.ExtendedDenomOptions = &vmtypes.ExtendedDenomOptions{ExtendedDenom: baseDenom}
	evm.Params.ActiveStaticPrecompiles = nil
	evm.Preinstalls = nil
	return json.Marshal(appState{
		Auth:      cdc.MustMarshalJSON(authtypes.NewGenesisState(authtypes.DefaultParams(), accounts)),
		Bank:      cdc.MustMarshalJSON(bank),
		EVM:       cdc.MustMarshalJSON(evm),
		FeeMarket: cdc.MustMarshalJSON(&feemarkettypes.GenesisState{Params: freeOfBaseFee()}),
		Coinbase:  genesis.Coinbase,
	})
}

func contractAccount(address common.Address, account ethtypes.Account) vmtypes.GenesisAccount {
	storage := vmtypes.Storage{}
	for slot, value := range account.Storage {
		storage = append(storage, vmtypes.NewState(slot, value))
	}
	return vmtypes.GenesisAccount{Address: address.Hex(), Code: common.Bytes2Hex(account.Code), Storage: storage}
}

func nacMetadata() banktypes.Metadata {
	return banktypes.Metadata{
		Description: "The native coin of Nova",
		Base:        baseDenom,
		Display:     "nac",
		Name:        "Nova Action Coin",
		Symbol:      "NAC",
		DenomUnits:  []*banktypes.DenomUnit{{Denom: baseDenom}, {Denom: "nac", Exponent: 18}},
	}
}

// freeOfBaseFee makes gas cost what a transaction offers for it, and no more than it used.
func freeOfBaseFee() feemarkettypes.Params {
	params := feemarkettypes.DefaultParams()
	params.NoBaseFee = true
	params.BaseFee = math.LegacyZeroDec()
	params.MinGasPrice = math.LegacyZeroDec()
	params.MinGasMultiplier = math.LegacyZeroDec()
	return params
}

func (app *App) initChain(ctx sdk.Context, request *abci.RequestInitChain) (*abci.ResponseInitChain, error) {
	var state appState
	if err := json.Unmarshal(request.AppStateBytes, &state); err != nil {
		return nil, err
	}
	var auth authtypes.GenesisState
	var bank banktypes.GenesisState
	var fees feemarkettypes.GenesisState
	app.codec.MustUnmarshalJSON(state.Auth, &auth)
	app.codec.MustUnmarshalJSON(state.Bank, &bank)
	app.codec.MustUnmarshalJSON(state.FeeMarket, &fees)
	app.accounts.InitGenesis(ctx, auth)
	app.bank.InitGenesis(ctx, &bank)
	app.evmModule.InitGenesis(ctx, app.codec, state.EVM)
	feemarket.InitGenesis(ctx, app.feeMarket, fees)
	app.validators.setCoinbase(ctx, state.Coinbase)
	return &abci.ResponseInitChain{Validators: request.Validators}, nil
}
