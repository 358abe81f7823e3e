import type { BackendProduct } from "./product.ts";
import { type RunningBackend, type StartOptions, startBackend } from "./server.ts";

/** How long running requests may take after the signal. */
const CLOSE_MS = 10_000;
/** Under npm, Ctrl+C sends the signal twice: from the terminal and from npm. */
const SAME_SIGNAL_MS = 500;

/**
 * Starts the backend and closes it at SIGTERM or SIGINT; at SIGTERM it drains first. A second signal after half a second
 * ends the process at once.
 */
export async function runBackend(
  product: BackendProduct,
  options: StartOptions & { readonly print: (line: string) => void },
): Promise<void> {
  const running = await startBackend(product, options);
  options.print(`\n  The console: ${running.url}`);
  if (running.metricsUrl !== null) {
    options.print(`  Metrics: ${running.metricsUrl}`);
  }
  if (running.demo !== null) {
    options.print(`  Sign in as ${running.demo.username} with the password ${running.demo.password}`);
  }
  if (running.firstLink !== null) {
    options.print(
      "  No one can sign in yet. Open this address to create the administrator; it works once, within a day:",
    );
    options.print(`  ${running.firstLink}`);
  }
  options.print("");
  closeOnSignal(running);
}

function closeOnSignal(running: RunningBackend): void {
  let closingSince: number | null = null;
  const close = (signal: NodeJS.Signals) => {
    if (closingSince !== null) {
      if (performance.now() - closingSince > SAME_SIGNAL_MS) {
        process.exit(1);
      }
      return;
    }
    closingSince = performance.now();
    const drains = signal === "SIGTERM";
    setTimeout(() => process.exit(1), (drains ? running.drainMs : 0) + CLOSE_MS).unref();
    running.close({ drains }).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}
