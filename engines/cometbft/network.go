package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	cmtcfg "github.com/cometbft/cometbft/config"
	"github.com/cometbft/cometbft/p2p"
	"github.com/cometbft/cometbft/privval"
	cmttypes "github.com/cometbft/cometbft/types"
	dbm "github.com/cosmos/cosmos-db"
	serverconfig "github.com/cosmos/cosmos-sdk/server/config"
	genutiltypes "github.com/cosmos/cosmos-sdk/x/genutil/types"
	"github.com/cosmos/evm/indexer"
	evmserver "github.com/cosmos/evm/server"
	evmconfig "github.com/cosmos/evm/server/config"
	"github.com/ethereum/go-ethereum/common"
	"github.com/spf13/cobra"
)

// portsEach is how many ports a validator gets: CometBFT's p2p and RPC, JSON-RPC over HTTP and WebSocket.
const portsEach = 4

// member is a validator of the network that is being made.
type member struct {
	home   string
	config *cmtcfg.Config
	key    *privval.FilePV
	nodeID p2p.ID
	host   string
	port   int
}

func networkCommand() *cobra.Command {
	var genesisPath, out string
	var hosts []string
	var port int
	command := &cobra.Command{
		Use:   "network",
		Short: "Makes the folders of a network's validators: keys, genesis and configuration",
		RunE: func(*cobra.Command, []string) error {
			genesis, err := readEthereumGenesis(genesisPath)
			if err != nil {
				return err
			}
			return makeNetwork(genesis, out, hosts, port)
		},
	}
	command.Flags().StringVar(&genesisPath, "genesis", "", "accounts at the start: a genesis file in geth's format, of which the number is the last block of the chain that this one continues")
	command.Flags().StringVar(&out, "out", "", "folder in which v0, v1, ... are made")
	command.Flags().StringSliceVar(&hosts, "hosts", nil, "address of each validator, as many as there are validators")
	command.Flags().IntVar(&port, "port", 26600, "first port; every validator takes four, validators of one host one after the other")
	for _, name := range []string{"genesis", "out", "hosts"} {
		if err := command.MarkFlagRequired(name); err != nil {
			panic(err)
		}
	}
	return command
}

func makeNetwork(genesis ethereumGenesis, out string, hosts []string, port int) error {
	state, err := makeAppState(makeEncoding().Codec, genesis)
	if err != nil {
		return err
	}
	members := []member{}
	for i, host := range hosts {
		made, err := makeMember(filepath.Join(out, fmt.Sprintf("v%d", i)), host, port+i*portsEach)
		if err != nil {
			return err
		}
		members = append(members, made)
	}
	document := genutiltypes.NewAppGenesisWithVersion(cosmosChainID, state)
	document.AppName = appName
	document.GenesisTime = time.Now().UTC().Truncate(time.Second)
	document.InitialHeight = int64(genesis.Number) + 1
	document.Consensus.Params = cmttypes.DefaultConsensusParams()
	document.Consensus.Params.Block.MaxGas = int64(genesis.GasLimit)
	for i, each := range members {
		key, err := each.key.GetPubKey()
		if err != nil {
			return err
		}
		document.Consensus.Validators = append(document.Consensus.Validators, cmttypes.GenesisValidator{
			Address: key.Address(), PubKey: key, Power: 1, Name: fmt.Sprintf("v%d", i),
		})
	}
	for _, each := range members {
		if err := document.SaveAs(each.config.GenesisFile()); err != nil {
			return err
		}
		writeConfigs(each, members)
		if genesis.Number > 0 {
			if err := startIndexAfter(int64(genesis.Number), each.home); err != nil {
				return err
			}
		}
	}
	return nil
}

// startIndexAfter makes the index of transactions begin after a block. An empty one would ask for block 1, which a chain
// that continues another one does not have, and would wait for it for ever: no transaction would have a receipt. The
// entry names no transaction and is never read, because its block does not exist here either.
func startIndexAfter(block int64, home string) error {
	db, err := evmserver.OpenIndexerDB(home, dbm.GoLevelDBBackend)
	if err != nil {
		return err
	}
	if err := db.SetSync(indexer.TxIndexKey(block, 0), common.Hash{}.Bytes()); err != nil {
		return errors.Join(err, db.Close())
	}
	return db.Close()
}

func makeMember(home, host string, port int) (member, error) {
	config := cmtcfg.DefaultConfig()
	config.SetRoot(home)
	for _, folder := range []string{"config", "data"} {
		if err := os.MkdirAll(filepath.Join(home, folder), 0o700); err != nil {
			return member{}, err
		}
	}
	node, err := p2p.LoadOrGenNodeKey(config.NodeKeyFile())
	if err != nil {
		return member{}, err
	}
	key := privval.LoadOrGenFilePV(config.PrivValidatorKeyFile(), config.PrivValidatorStateFile())
	return member{home, config, key, node.ID(), host, port}, nil
}

func writeConfigs(self member, members []member) {
	address := func(offset int) string { return fmt.Sprintf("%s:%d", self.host, self.port+offset) }
	peers := []string{}
	for _, each := range members {
		if each.nodeID != self.nodeID {
			peers = append(peers, fmt.Sprintf("%s@%s:%d", each.nodeID, each.host, each.port))
		}
	}
	comet := self.config
	comet.P2P.ListenAddress = "tcp://" + address(0)
	comet.P2P.PersistentPeers = strings.Join(peers, ",")
	comet.P2P.PersistentPeersMaxDialPeriod = time.Second
	comet.P2P.AllowDuplicateIP = true
	comet.P2P.AddrBookStrict = false
	comet.P2P.PexReactor = false
	comet.P2P.FlushThrottleTimeout = 5 * time.Millisecond
	comet.RPC.ListenAddress = "tcp://" + address(1)
	comet.RPC.PprofListenAddress = ""
	comet.Mempool.Type = cmtcfg.MempoolTypeFlood
	comet.Consensus.CreateEmptyBlocks = false
	// A validator that was away has not heard of the transactions that wait, and as a proposer it would wait for one
	// for ever: after this long it proposes a block without.
	comet.Consensus.CreateEmptyBlocksInterval = 5 * time.Second
	comet.Consensus.TimeoutPropose = 500 * time.Millisecond
	comet.Consensus.TimeoutPrevote = 500 * time.Millisecond
	comet.Consensus.TimeoutPrecommit = 500 * time.Millisecond
	comet.Consensus.TimeoutCommit = 0
	comet.Consensus.SkipTimeoutCommit = true
	comet.Consensus.PeerGossipSleepDuration = 5 * time.Millisecond
	// Receipts come from the application's own index; CometBFT's would store every event once more.
	comet.TxIndex.Indexer = "null"
	comet.LogLevel = "error"
	cmtcfg.WriteConfigFile(filepath.Join(self.home, "config", "config.toml"), comet)
	app := defaultAppConfig()
	app.JSONRPC.Address = address(2)
	app.JSONRPC.WsAddress = address(3)
	serverconfig.SetConfigTemplate(appConfigTemplate())
	serverconfig.WriteConfigFile(filepath.Join(self.home, "config", "app.toml"), app)
}

func appConfigTemplate() string {
	return serverconfig.DefaultConfigTemplate + evmconfig.DefaultEVMConfigTemplate
}

func defaultAppConfig() *evmconfig.Config {
	config := evmconfig.DefaultConfig()
	config.MinGasPrices = "0" + baseDenom
	config.Mempool.MaxTxs = -1
	config.Pruning = "nothing"
	config.API.Enable = false
	config.GRPC.Enable = false
	config.GRPCWeb.Enable = false
	config.EVM.EVMChainID = evmChainID
	config.JSONRPC.Enable = true
	config.JSONRPC.EnableIndexer = true
	config.JSONRPC.API = []string{"eth", "net", "web3", "debug", "txpool", correctionsNamespace}
	// The transactions that create CreateX and ERC-1820 on every chain name none.
	config.JSONRPC.AllowUnprotectedTxs = true
	config.JSONRPC.TxFeeCap = 0
	config.JSONRPC.GasCap = 30_000_000
	return config
}
