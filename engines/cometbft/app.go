package main

import (
	"maps"

	cmtproto "github.com/cometbft/cometbft/proto/tendermint/types"
	dbm "github.com/cosmos/cosmos-db"
	"github.com/cosmos/cosmos-sdk/baseapp"
	"github.com/cosmos/cosmos-sdk/client"
	"github.com/cosmos/cosmos-sdk/codec"
	"github.com/cosmos/cosmos-sdk/runtime"
	"github.com/cosmos/cosmos-sdk/server/api"
	serverconfig "github.com/cosmos/cosmos-sdk/server/config"
	storetypes "github.com/cosmos/cosmos-sdk/store/v2/types"
	sdk "github.com/cosmos/cosmos-sdk/types"
	sdkmempool "github.com/cosmos/cosmos-sdk/types/mempool"
	authante "github.com/cosmos/cosmos-sdk/x/auth/ante"
	authkeeper "github.com/cosmos/cosmos-sdk/x/auth/keeper"
	authtypes "github.com/cosmos/cosmos-sdk/x/auth/types"
	bankkeeper "github.com/cosmos/cosmos-sdk/x/bank/keeper"
	banktypes "github.com/cosmos/cosmos-sdk/x/bank/types"
	consensuskeeper "github.com/cosmos/cosmos-sdk/x/consensus/keeper"
	consensustypes "github.com/cosmos/cosmos-sdk/x/consensus/types"
	evmante "github.com/cosmos/evm/ante"
	evmonly "github.com/cosmos/evm/ante/evm"
	"github.com/cosmos/evm/encoding"
	evmaddress "github.com/cosmos/evm/encoding/address"
	feemarketkeeper "github.com/cosmos/evm/x/feemarket/keeper"
	feemarkettypes "github.com/cosmos/evm/x/feemarket/types"
	"github.com/cosmos/evm/x/vm"
	vmkeeper "github.com/cosmos/evm/x/vm/keeper"
	vmtypes "github.com/cosmos/evm/x/vm/types"
	"github.com/ethereum/go-ethereum/common"
	ethvm "github.com/ethereum/go-ethereum/core/vm"

	// The tracers of debug_traceTransaction register themselves.
	_ "github.com/ethereum/go-ethereum/eth/tracers/js"
	_ "github.com/ethereum/go-ethereum/eth/tracers/native"

	"cosmossdk.io/log/v2"
)

const (
	appName       = "nova-cometbft"
	cosmosChainID = "nova_96969-1"
	evmChainID    = 96969
	addressPrefix = "nova"
)

func setAddressPrefixes() {
	config := sdk.GetConfig()
	config.SetBech32PrefixForAccount(addressPrefix, addressPrefix+"pub")
	config.SetBech32PrefixForValidator(addressPrefix+"valoper", addressPrefix+"valoperpub")
	config.SetBech32PrefixForConsensusNode(addressPrefix+"valcons", addressPrefix+"valconspub")
}

func makeEncoding() encoding.Config {
	config := encoding.MakeConfig(evmChainID)
	authtypes.RegisterInterfaces(config.InterfaceRegistry)
	banktypes.RegisterInterfaces(config.InterfaceRegistry)
	vmtypes.RegisterInterfaces(config.InterfaceRegistry)
	feemarkettypes.RegisterInterfaces(config.InterfaceRegistry)
	authtypes.RegisterLegacyAminoCodec(config.Amino)
	return config
}

// App is the state machine of Nova's chain: accounts, balances and the EVM. The validators are those of the
// genesis file; nothing but Ethereum transactions changes state.
type App struct {
	*baseapp.BaseApp
	codec      codec.Codec
	accounts   authkeeper.AccountKeeper
	bank       bankkeeper.BaseKeeper
	feeMarket  feemarketkeeper.Keeper
	evm        *vmkeeper.Keeper
	evmModule  vm.AppModule
	validators validators
	pool       *pool
	// emptyInRow counts the newest blocks without transactions; proposals alone depend on it.
	emptyInRow  int
	onPendingTx []func(common.Hash)
}

func newApp(logger log.Logger, db dbm.DB, baseOptions ...func(*baseapp.BaseApp)) *App {
	enc := makeEncoding()
	// The SDK's own decorator for fees would set it, which Ethereum's transactions do not pass.
	authante.FeeRecipientModule = authtypes.FeeCollectorName
	base := baseapp.NewBaseApp(appName, logger, db, enc.TxConfig.TxDecoder(), baseOptions...)
	base.SetInterfaceRegistry(enc.InterfaceRegistry)
	base.SetTxEncoder(enc.TxConfig.TxEncoder())
	base.SetDisableBlockGasMeter(true)
	keys := storetypes.NewKVStoreKeys(
		authtypes.StoreKey, banktypes.StoreKey, consensustypes.StoreKey, vmtypes.StoreKey, feemarkettypes.StoreKey, novaStore,
	)
	objectKeys := storetypes.NewObjectStoreKeys(banktypes.ObjectStoreKey, vmtypes.ObjectKey)
	app := &App{BaseApp: base, codec: enc.Codec, pool: newPool(enc.TxConfig.TxEncoder())}
	app.makeKeepers(logger, keys, objectKeys)
	app.registerQueries()
	app.MountKVStores(keys)
	app.MountObjectStores(objectKeys)
	app.SetInitChainer(app.initChain)
	app.SetPreBlocker(app.beforeBlock)
	app.SetBeginBlocker(app.beginBlock)
	app.SetEndBlocker(app.endBlock)
	app.SetPrepareProposal(app.prepareProposal)
	app.SetProcessProposal(app.processProposal)
	app.SetAnteHandler(app.checkTransaction)
	if err := app.LoadLatestVersion(); err != nil {
		panic(err)
	}
	app.evmModule.HydrateGlobals(app.NewUncachedContext(true, cmtproto.Header{Height: app.LastBlockHeight()}))
	return app
}

func (app *App) makeKeepers(logger log.Logger, keys map[string]*storetypes.KVStoreKey, objectKeys map[string]*storetypes.ObjectStoreKey) {
	// No account holds this authority's key, so that no parameter can change without a new genesis.
	authority := authtypes.NewModuleAddress("nobody")
	consensus := consensuskeeper.NewKeeper(
		app.codec, runtime.NewKVStoreService(keys[consensustypes.StoreKey]), authority.String(), runtime.EventService{},
	)
	app.SetParamStore(consensus.ParamsStore)
	app.accounts = authkeeper.NewAccountKeeper(
		app.codec, runtime.NewKVStoreService(keys[authtypes.StoreKey]), authtypes.ProtoBaseAccount,
		map[string][]string{
			authtypes.FeeCollectorName: nil,
			vmtypes.ModuleName:         {authtypes.Minter, authtypes.Burner},
		},
		evmaddress.NewEvmCodec(addressPrefix), addressPrefix, authority.String(),
	)
	app.bank = bankkeeper.NewBaseKeeper(
		app.codec, runtime.NewKVStoreService(keys[banktypes.StoreKey]), app.accounts, map[string]bool{}, authority.String(), logger,
	)
	app.feeMarket = feemarketkeeper.NewKeeper(app.codec, authority, keys[feemarkettypes.StoreKey])
	stores := []storetypes.StoreKey{}
	for _, key := range keys {
		stores = append(stores, key)
	}
	for _, key := range objectKeys {
		stores = append(stores, key)
	}
	app.validators = validators{keys[novaStore]}
	app.evm = vmkeeper.NewKeeper(
		app.codec, keys[vmtypes.StoreKey], objectKeys[vmtypes.ObjectKey], stores, authority,
		app.accounts, app.bank, app.validators, app.feeMarket, &consensus, noTokens{}, evmChainID, "",
	).WithStaticPrecompiles(maps.Clone(ethvm.PrecompiledContractsPrague))
	app.evmModule = vm.NewAppModule(app.evm, app.accounts, app.bank, app.accounts.AddressCodec())
	vmtypes.RegisterMsgServer(app.MsgServiceRouter(), app.evm)
	consensustypes.RegisterQueryServer(app.GRPCQueryRouter(), consensus)
}

func (app *App) registerQueries() {
	authtypes.RegisterQueryServer(app.GRPCQueryRouter(), authkeeper.NewQueryServer(app.accounts))
	banktypes.RegisterQueryServer(app.GRPCQueryRouter(), app.bank)
	vmtypes.RegisterQueryServer(app.GRPCQueryRouter(), app.evm)
	feemarkettypes.RegisterQueryServer(app.GRPCQueryRouter(), app.feeMarket)
}

// checkTransaction is the only way in: everything but an Ethereum transaction is refused.
func (app *App) checkTransaction(ctx sdk.Context, tx sdk.Tx, simulate bool) (sdk.Context, error) {
	params, feeParams := app.evm.GetParams(ctx), app.feeMarket.GetParams(ctx)
	return sdk.ChainAnteDecorators(
		evmonly.NewEVMMonoDecorator(app.accounts, app.feeMarket, app.evm, 0, &params, &feeParams),
		evmante.NewTxListenerDecorator(app.announcePending),
	)(ctx, tx, simulate)
}

func (app *App) announcePending(hash common.Hash) {
	for _, listener := range app.onPendingTx {
		listener(hash)
	}
}

// RegisterPendingTxListener is what subscriptions to pending transactions are fed from.
func (app *App) RegisterPendingTxListener(listener func(common.Hash)) {
	app.onPendingTx = append(app.onPendingTx, listener)
}

// GetMempool answers the way by which eth_sendRawTransaction reaches CometBFT's own mempool.
func (app *App) GetMempool() sdkmempool.ExtMempool { return app.pool }

// RegisterTxService is called by the server once CometBFT runs and can be given transactions.
func (app *App) RegisterTxService(context client.Context) { app.pool.setClient(context) }

// RegisterTendermintService offers nothing: the chain is read through JSON-RPC and CometBFT's own RPC.
func (app *App) RegisterTendermintService(client.Context) {}

// RegisterNodeService offers nothing.
func (app *App) RegisterNodeService(client.Context, serverconfig.Config) {}

// RegisterAPIRoutes offers nothing.
func (app *App) RegisterAPIRoutes(*api.Server, serverconfig.APIConfig) {}
