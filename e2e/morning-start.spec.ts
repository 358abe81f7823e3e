import { firstPagesOf, morningStarts } from "./morning-start.ts";

morningStarts();
firstPagesOf(["/shelf-mark"]);
