import { checkServer, startPostgres } from '@nova/db/embedded/start-postgres';
import { endWithReason, runService } from '@nova/runtime/run-service';
import { readPostgresGuardEnv } from './env.ts';

// PostgreSQL cannot notice when the supervisor is gone. This process does, and stops PostgreSQL with
// itself.
await runService(
  'postgres',
  async (logger) => {
    const env = readPostgresGuardEnv();
    const server = await startPostgres({
      dataDir: env.POSTGRES_DIR,
      ...(env.POSTGRES_PORT ? { port: env.POSTGRES_PORT } : {}),
    });
    let isClosing = false;
    const followEnd = async () => {
      await server.ended;
      if (isClosing) return;
      const panic = server.panic();
      logger.error({ panic }, 'PostgreSQL ended unexpectedly');
      endWithReason(new Error(panic ?? 'PostgreSQL ended unexpectedly'), 1);
    };
    void followEnd();
    return {
      info: { port: server.port, isAdopted: server.isAdopted, pid: server.pid },
      check: () => checkServer(server.url),
      close: () => {
        isClosing = true;
        return server.stop();
      },
    };
  },
  'info',
);
