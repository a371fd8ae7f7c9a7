// Uses a chain with web3.js as its documentation shows, and prints what it read as JSON.
// node web3-journey.mjs <RPC URL> <WebSocket URL> <private key> <file with the ABI and bytecode of a token>
import { readFileSync } from 'node:fs';
import { Web3 } from 'web3';

const [rpcUrl, wsUrl, key, file] = process.argv.slice(2);
const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8'));
const web3 = new Web3(rpcUrl);
const account = web3.eth.accounts.wallet.add(key).get(0);
const stranger = web3.eth.accounts.create().address;

const sent = await web3.eth.sendTransaction({
  from: account.address,
  to: stranger,
  value: web3.utils.toWei('1.5', 'ether'),
});
const token = await new web3.eth.Contract(abi).deploy({ data: bytecode }).send({ from: account.address });
const live = new Web3(wsUrl);
const subscription = await live.eth.subscribe('logs', { address: token.options.address });
const logged = new Promise((resolve, reject) => {
  subscription.on('data', resolve);
  subscription.on('error', reject);
});
const approved = await token.methods.approve(stranger, '7').send({ from: account.address });
const events = await token.getPastEvents('Approval', { fromBlock: 0, toBlock: 'latest' });
const refused = await token.methods
  .transfer(stranger, '1')
  .call({ from: stranger })
  .then(
    () => 'no error',
    (error) => String(error.cause?.errorName ?? error.innerError?.errorName ?? error.message),
  );

process.stdout.write(
  JSON.stringify({
    chainId: Number(await web3.eth.getChainId()),
    type: Number(sent.type),
    balance: String(await web3.eth.getBalance(stranger)),
    allowance: String(await token.methods.allowance(account.address, stranger).call()),
    status: Number(approved.status),
    events: events.map(({ event, returnValues }) => [event, String(returnValues[2])]),
    logged: (await logged).transactionHash === approved.transactionHash,
    refused,
  }),
);
live.provider.disconnect();
