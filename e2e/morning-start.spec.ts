import { morningStarts } from "./morning-start.ts";

morningStarts();
