export { BarChart } from "@mui/x-charts/BarChart";
