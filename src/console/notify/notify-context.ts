import { createContext } from "react";
import type { NoteRequest } from "./note.ts";

export interface Notify {
  readonly notify: (note: NoteRequest) => void;
}

export const NotifyContext = createContext<Notify | null>(null);
