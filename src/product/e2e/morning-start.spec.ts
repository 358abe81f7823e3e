import { morningStarts } from "entity-console/testing/journeys";

morningStarts();
