// @generated from schema/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import ArticleOutlined from "@mui/icons-material/ArticleOutlined";
import AssignmentOutlined from "@mui/icons-material/AssignmentOutlined";
import BoltOutlined from "@mui/icons-material/BoltOutlined";
import ClassOutlined from "@mui/icons-material/ClassOutlined";
import ConfirmationNumberOutlined from "@mui/icons-material/ConfirmationNumberOutlined";
import CreditCardOutlined from "@mui/icons-material/CreditCardOutlined";
import DescriptionOutlined from "@mui/icons-material/DescriptionOutlined";
import ExtensionOutlined from "@mui/icons-material/ExtensionOutlined";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import HelpOutlineOutlined from "@mui/icons-material/HelpOutlineOutlined";
import HomeOutlined from "@mui/icons-material/HomeOutlined";
import LayersOutlined from "@mui/icons-material/LayersOutlined";
import LinkOutlined from "@mui/icons-material/LinkOutlined";
import ManageAccountsOutlined from "@mui/icons-material/ManageAccountsOutlined";
import PeopleAltOutlined from "@mui/icons-material/PeopleAltOutlined";
import PersonOutlineOutlined from "@mui/icons-material/PersonOutlineOutlined";
import RedeemOutlined from "@mui/icons-material/RedeemOutlined";
import SchoolOutlined from "@mui/icons-material/SchoolOutlined";

/** The icons used in the spec, by name. */
export const icons = {
  ArticleOutlined,
  AssignmentOutlined,
  BoltOutlined,
  ClassOutlined,
  ConfirmationNumberOutlined,
  CreditCardOutlined,
  DescriptionOutlined,
  ExtensionOutlined,
  GroupsOutlined,
  HelpOutlineOutlined,
  HomeOutlined,
  LayersOutlined,
  LinkOutlined,
  ManageAccountsOutlined,
  PeopleAltOutlined,
  PersonOutlineOutlined,
  RedeemOutlined,
  SchoolOutlined,
};
