import DescriptionOutlined from "@mui/icons-material/DescriptionOutlined";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";
import { icons } from "../../../generated/icons.ts";

const known: { readonly [name: string]: ComponentType<SvgIconProps> } = icons;

interface IconProps extends Pick<SvgIconProps, "fontSize" | "color"> {
  /** An icon that the spec names. */
  readonly name: string;
}

/** A pictogram that the spec names; it only decorates the words beside it. */
export function Icon({ name, fontSize = "small", color = "inherit" }: IconProps) {
  const Pictogram = (Object.hasOwn(known, name) ? known[name] : undefined) ?? DescriptionOutlined;
  return <Pictogram fontSize={fontSize} color={color} aria-hidden />;
}
