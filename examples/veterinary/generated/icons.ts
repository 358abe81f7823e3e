// @generated from schema/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import BadgeOutlined from "@mui/icons-material/BadgeOutlined";
import BiotechOutlined from "@mui/icons-material/BiotechOutlined";
import CategoryOutlined from "@mui/icons-material/CategoryOutlined";
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import EventBusyOutlined from "@mui/icons-material/EventBusyOutlined";
import EventOutlined from "@mui/icons-material/EventOutlined";
import EventRepeatOutlined from "@mui/icons-material/EventRepeatOutlined";
import FormatListNumberedOutlined from "@mui/icons-material/FormatListNumberedOutlined";
import HealingOutlined from "@mui/icons-material/HealingOutlined";
import HomeOutlined from "@mui/icons-material/HomeOutlined";
import ImageSearchOutlined from "@mui/icons-material/ImageSearchOutlined";
import LocalHospitalOutlined from "@mui/icons-material/LocalHospitalOutlined";
import LocalShippingOutlined from "@mui/icons-material/LocalShippingOutlined";
import MedicationOutlined from "@mui/icons-material/MedicationOutlined";
import MeetingRoomOutlined from "@mui/icons-material/MeetingRoomOutlined";
import NightlightOutlined from "@mui/icons-material/NightlightOutlined";
import PaidOutlined from "@mui/icons-material/PaidOutlined";
import PersonOutlined from "@mui/icons-material/PersonOutlined";
import PetsOutlined from "@mui/icons-material/PetsOutlined";
import ReceiptLongOutlined from "@mui/icons-material/ReceiptLongOutlined";
import TodayOutlined from "@mui/icons-material/TodayOutlined";
import VaccinesOutlined from "@mui/icons-material/VaccinesOutlined";
import VpnKeyOutlined from "@mui/icons-material/VpnKeyOutlined";

/** The icons used in the spec, by name. */
export const icons = {
  BadgeOutlined,
  BiotechOutlined,
  CategoryOutlined,
  CheckCircleOutlined,
  EventBusyOutlined,
  EventOutlined,
  EventRepeatOutlined,
  FormatListNumberedOutlined,
  HealingOutlined,
  HomeOutlined,
  ImageSearchOutlined,
  LocalHospitalOutlined,
  LocalShippingOutlined,
  MedicationOutlined,
  MeetingRoomOutlined,
  NightlightOutlined,
  PaidOutlined,
  PersonOutlined,
  PetsOutlined,
  ReceiptLongOutlined,
  TodayOutlined,
  VaccinesOutlined,
  VpnKeyOutlined,
};
