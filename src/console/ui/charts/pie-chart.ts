export { PieChart } from "@mui/x-charts/PieChart";
