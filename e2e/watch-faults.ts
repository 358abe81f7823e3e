import type { BrowserContext, ConsoleMessage, Page, Request, Response } from "@playwright/test";

/** The errors of a browser during a journey, one per line. */
export interface Faults {
  readonly lines: readonly string[];
  /** Declares an expected rejection: neither it nor the browser's message for it is an error. */
  expectRefusal(status: number, path: string): void;
  /** Declares that calls will be lost in this journey; other errors still count. */
  expectLosses(): void;
  /** Ignores past and future errors, at the end of the one journey that provokes them. */
  forget(): void;
}

interface RefusedRequest {
  readonly status: number;
  readonly url: string;
}

interface Watch {
  readonly faults: string[];
  readonly refusals: RefusedRequest[];
  readonly expected: { readonly status: number; readonly path: string }[];
  losesCalls: boolean;
  isForgetful: boolean;
}

/** Watches all pages of a context: console messages, uncaught errors, failed and rejected calls, policy violations. */
export async function watchFaults(context: BrowserContext): Promise<Faults> {
  const watch: Watch = { faults: [], refusals: [], expected: [], losesCalls: false, isForgetful: false };
  await context.exposeFunction("reportViolation", (violation: string) => {
    watch.faults.push(`policy violation: ${violation}`);
  });
  await context.addInitScript(listenToViolations);
  context.on("page", (page) => watchPage(page, watch));
  return {
    get lines() {
      return watch.isForgetful ? [] : [...watch.faults, ...unexpected(watch)];
    },
    expectRefusal: (status, path) => {
      watch.expected.push({ status, path });
    },
    expectLosses: () => {
      watch.losesCalls = true;
    },
    forget: () => {
      watch.isForgetful = true;
    },
  };
}

/** Runs in the browser, before all scripts of the page. */
function listenToViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { reportViolation } = window as unknown as { reportViolation(violation: string): void };
    reportViolation(
      `${event.effectiveDirective} blocked ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
    );
  });
}

function watchPage(page: Page, watch: Watch): void {
  page.on("pageerror", (error) => watch.faults.push(`uncaught: ${error.stack ?? error.message}`));
  page.on("console", (message) => watchMessage(message, watch));
  page.on("requestfailed", (request) => watchFailure(request, watch));
  page.on("request", (request) => watchAddress(request, watch));
  page.on("response", (response: Response) => {
    if (response.status() >= 400) {
      watch.refusals.push({ status: response.status(), url: response.url() });
    }
  });
}

/** Tokens must only be in headers: URLs are logged and remembered (case 145). */
function watchAddress(request: Request, watch: Watch): void {
  const { referer = "" } = request.headers();
  if ([request.url(), referer].some((address) => /eyJ[\w-]{8,}/.test(address))) {
    watch.faults.push(`a token in an address: ${request.method()} ${new URL(request.url()).pathname}`);
  }
}

function watchMessage(message: ConsoleMessage, watch: Watch): void {
  const isNoteOfRefusal = message.text().startsWith("Failed to load resource: the server responded");
  const isNoteOfLoss =
    watch.losesCalls && /Failed to (load resource: net::|fetch dynamically imported)/.test(message.text());
  if (["error", "warning"].includes(message.type()) && !isNoteOfRefusal && !isNoteOfLoss) {
    watch.faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  }
}

function watchFailure(request: Request, watch: Watch): void {
  const reason = request.failure()?.errorText ?? "";
  // A call that the page aborted, by leaving or by a newer search, is not a failure.
  if (reason !== "net::ERR_ABORTED" && !watch.losesCalls) {
    watch.faults.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  }
}

function unexpected({ refusals, expected }: Watch): readonly string[] {
  return refusals
    .filter(({ status, url }) => !expected.some((one) => one.status === status && new URL(url).pathname === one.path))
    .map(({ status, url }) => `refused: ${status} ${url}`);
}
