// Command nova-cometbft runs a validator of Nova's chain on CometBFT.
package main

import (
	"context"
	"os"

	cmtcfg "github.com/cometbft/cometbft/config"
	dbm "github.com/cosmos/cosmos-db"
	"github.com/cosmos/cosmos-sdk/client"
	"github.com/cosmos/cosmos-sdk/client/flags"
	sdkserver "github.com/cosmos/cosmos-sdk/server"
	servertypes "github.com/cosmos/cosmos-sdk/server/types"
	authtypes "github.com/cosmos/cosmos-sdk/x/auth/types"
	evmserver "github.com/cosmos/evm/server"
	"github.com/spf13/cobra"

	"cosmossdk.io/log/v2"
)

func main() {
	setAddressPrefixes()
	root := &cobra.Command{
		Use:          "nova-cometbft",
		Short:        "Nova's chain on CometBFT: one Ethereum transaction in each block",
		SilenceUsage: true,
	}
	root.PersistentFlags().String(flags.FlagHome, "", "folder of this validator")
	root.AddCommand(networkCommand(), startCommand())
	// The SDK's commands find what they share by these pointers.
	shared := context.WithValue(context.Background(), client.ClientContextKey, &client.Context{})
	shared = context.WithValue(shared, sdkserver.ServerContextKey, sdkserver.NewDefaultContext())
	if err := root.ExecuteContext(shared); err != nil {
		os.Exit(1)
	}
}

// startCommand is the server of cosmos/evm with our application in it.
func startCommand() *cobra.Command {
	command := evmserver.StartCmd(evmserver.NewDefaultStartOptions(createApp, ""))
	// The flag's default of 0 would ask for the other mempool, which cannot wait for transactions.
	if err := command.Flags().Set(sdkserver.FlagMempoolMaxTxs, "-1"); err != nil {
		panic(err)
	}
	prepare := command.PreRunE
	command.PreRunE = func(cmd *cobra.Command, args []string) error {
		home, err := cmd.Flags().GetString(flags.FlagHome)
		if err != nil {
			return err
		}
		encoding := makeEncoding()
		clientContext := client.Context{}.
			WithCodec(encoding.Codec).
			WithInterfaceRegistry(encoding.InterfaceRegistry).
			WithTxConfig(encoding.TxConfig).
			WithLegacyAmino(encoding.Amino).
			WithAccountRetriever(authtypes.AccountRetriever{}).
			WithInput(os.Stdin).
			WithHomeDir(home)
		if err := client.SetCmdClientContextHandler(clientContext, cmd); err != nil {
			return err
		}
		template, config := appConfigTemplate(), defaultAppConfig()
		if err := sdkserver.InterceptConfigsPreRunHandler(cmd, template, config, cmtcfg.DefaultConfig()); err != nil {
			return err
		}
		return prepare(cmd, args)
	}
	return command
}

func createApp(logger log.Logger, db dbm.DB, options servertypes.AppOptions) evmserver.Application {
	return newApp(logger, db, sdkserver.DefaultBaseappOptions(options)...)
}
