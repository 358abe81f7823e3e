import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Vitest's globals are off, so React Testing Library cannot register this itself.
afterEach(cleanup);
