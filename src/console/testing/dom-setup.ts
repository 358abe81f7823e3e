import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Vitest's globals are off, so React Testing Library cannot register this itself.
afterEach(cleanup);

// The browser of the tests is a Portuguese one, whatever language the console is in.
Object.defineProperty(navigator, "language", { get: () => "pt-BR", configurable: true });

// A whole screen on a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 8000 });
