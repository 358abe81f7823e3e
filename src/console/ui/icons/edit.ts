export { default as EditIcon } from "@mui/icons-material/EditOutlined";
