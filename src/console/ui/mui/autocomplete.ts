export type { AutocompleteRenderInputParams } from "@mui/material/Autocomplete";
/** A text field with suggestions, for one or several values. */
export { default as Autocomplete } from "@mui/material/Autocomplete";
export type { PopperProps } from "@mui/material/Popper";
