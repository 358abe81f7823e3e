import { morningStarts } from "../../../e2e/morning-start.ts";

morningStarts();
