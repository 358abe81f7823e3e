import { createContext } from "react";
import type { Texts } from "./texts.ts";

export const TextsContext = createContext<Texts | null>(null);
