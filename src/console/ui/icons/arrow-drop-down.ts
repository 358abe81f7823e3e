export { default as ArrowDropDownIcon } from "@mui/icons-material/ArrowDropDown";
