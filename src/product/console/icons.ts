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
import PeopleAltOutlined from "@mui/icons-material/PeopleAltOutlined";
import PersonOutlineOutlined from "@mui/icons-material/PersonOutlineOutlined";
import SchoolOutlined from "@mui/icons-material/SchoolOutlined";

/** The pictograms that the spec names. */
export const icons = {
  home: HomeOutlined,
  plan: LayersOutlined,
  feature: ExtensionOutlined,
  coupon: ConfirmationNumberOutlined,
  account: PeopleAltOutlined,
  user: PersonOutlineOutlined,
  teacher: SchoolOutlined,
  student: GroupsOutlined,
  classroom: ClassOutlined,
  assessment: AssignmentOutlined,
  document: DescriptionOutlined,
  page: ArticleOutlined,
  reference: LinkOutlined,
  question: HelpOutlineOutlined,
  payment: CreditCardOutlined,
  generate: BoltOutlined,
};
