// `npm start`: installs missing dependencies and compiles changed processes, then runs the supervisor in the
// same process.
import './lib/require-node.mjs';

const { runSupervisor } = await import('./lib/run-supervisor.mjs');
await runSupervisor();
