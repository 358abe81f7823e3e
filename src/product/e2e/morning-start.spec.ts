import { firstPagesOf, morningStarts } from "../../../e2e/morning-start.ts";

morningStarts();
firstPagesOf(["/token-tool", "/account"]);
