import { makeGasTable } from './gas-table.ts';

// `npm run gas -w @nova/contracts`: prints the table of docs/benchmarks.md.
console.log(await makeGasTable());
