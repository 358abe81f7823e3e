export type { AutocompleteRenderInputParams } from "@mui/material/Autocomplete";
export { default as Autocomplete } from "@mui/material/Autocomplete";
export type { PopperProps } from "@mui/material/Popper";
