import MuiAutocomplete from "@mui/material/Autocomplete";

export type { AutocompleteRenderInputParams } from "@mui/material/Autocomplete";
export type { PopperProps } from "@mui/material/Popper";

/** A text field with suggestions, for one or several values. */
export const Autocomplete = MuiAutocomplete;
