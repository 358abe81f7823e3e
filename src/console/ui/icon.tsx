import DescriptionOutlined from "@mui/icons-material/DescriptionOutlined";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import { type ComponentType, createContext, useContext } from "react";

/** Pictograms by the names that the spec gives them. */
export interface IconSet {
  readonly [name: string]: ComponentType<SvgIconProps>;
}

export const IconSetContext = createContext<IconSet>({});

interface IconProps extends Pick<SvgIconProps, "fontSize" | "color"> {
  /** An icon that the spec names. */
  readonly name: string;
}

/** A pictogram that the spec names; it only decorates the words beside it. */
export function Icon({ name, fontSize = "small", color = "inherit" }: IconProps) {
  const icons = useContext(IconSetContext);
  const Pictogram = (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? DescriptionOutlined;
  return <Pictogram fontSize={fontSize} color={color} aria-hidden />;
}
