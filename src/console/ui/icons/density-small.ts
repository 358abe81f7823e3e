export { default as DensitySmallIcon } from "@mui/icons-material/DensitySmall";
