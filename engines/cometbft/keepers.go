package main

import (
	"context"
	"errors"

	"cosmossdk.io/core/address"
	storetypes "github.com/cosmos/cosmos-sdk/store/v2/types"
	sdk "github.com/cosmos/cosmos-sdk/types"
	stakingtypes "github.com/cosmos/cosmos-sdk/x/staking/types"
	evmaddress "github.com/cosmos/evm/encoding/address"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/vm"
)

// coinbaseKey is where the genesis file's coinbase stands in the store of this name.
const novaStore, coinbaseKey = "nova", "coinbase"

// validators answers for staking, which this chain does not have: whichever validator proposes a block, its
// beneficiary is the coinbase of the genesis file.
type validators struct{ key storetypes.StoreKey }

func (v validators) GetValidatorByConsAddr(ctx context.Context, _ sdk.ConsAddress) (stakingtypes.Validator, error) {
	return stakingtypes.Validator{OperatorAddress: sdk.ValAddress(v.coinbase(sdk.UnwrapSDKContext(ctx))).String()}, nil
}

func (v validators) coinbase(ctx sdk.Context) []byte {
	return ctx.KVStore(v.key).Get([]byte(coinbaseKey))
}

func (v validators) setCoinbase(ctx sdk.Context, address common.Address) {
	ctx.KVStore(v.key).Set([]byte(coinbaseKey), address.Bytes())
}

func (validators) GetHistoricalInfo(context.Context, int64) (stakingtypes.HistoricalInfo, error) {
	return stakingtypes.HistoricalInfo{}, errors.New("this chain keeps no validator history in its state")
}

func (validators) ValidatorAddressCodec() address.Codec {
	return evmaddress.NewEvmCodec(addressPrefix + "valoper")
}

func (validators) BondDenom(context.Context) (string, error) { return baseDenom, nil }

// noTokens answers that no coin of the bank is also an ERC-20 contract.
type noTokens struct{}

func (noTokens) GetERC20PrecompileInstance(sdk.Context, common.Address) (vm.PrecompiledContract, bool, error) {
	return nil, false, nil
}
