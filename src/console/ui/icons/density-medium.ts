export { default as DensityMediumIcon } from "@mui/icons-material/DensityMedium";
