import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Vitest's globals are off, so React Testing Library cannot register this itself.
afterEach(cleanup);

// A whole screen on a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 8000 });
