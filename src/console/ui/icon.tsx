import { DescriptionIcon } from "./icons/description.ts";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import { type ComponentType, createContext, useContext } from "react";

/** Icons by the names used in the spec. */
export interface IconSet {
  readonly [name: string]: ComponentType<SvgIconProps>;
}

export const IconSetContext = createContext<IconSet>({});

interface IconProps extends Pick<SvgIconProps, "fontSize" | "color"> {
  /** Name of an icon in the spec. */
  readonly name: string;
}

/**
 * An icon from the spec. Decorative: the text next to it has the meaning.
 *
 * @example
 * <Icon name="StyleOutlined" />
 */
export function Icon({ name, fontSize = "small", color = "inherit" }: IconProps) {
  const icons = useContext(IconSetContext);
  const Pictogram = (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? DescriptionIcon;
  return <Pictogram fontSize={fontSize} color={color} aria-hidden />;
}
