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
import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";
import type { Icon as IconName } from "../../../generator/vocabulary/entity-spec.ts";

const icons: { readonly [Name in IconName]: ComponentType<SvgIconProps> } = {
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

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);

interface IconProps extends Pick<SvgIconProps, "fontSize" | "color"> {
  /** A name of the schema's icon set. */
  readonly name: string;
}

/** A pictogram of the schema's icon set; it only decorates the words beside it. */
export function Icon({ name, fontSize = "small", color = "inherit" }: IconProps) {
  const Pictogram = isIconName(name) ? icons[name] : DescriptionOutlined;
  return <Pictogram fontSize={fontSize} color={color} aria-hidden />;
}
