import { PaletteIcon } from "../../ui/icons/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { useThemeChoice } from "../../theme/theme-context.tsx";
import { type ThemeName, themeNames, themeSeeds } from "../../theme/theme-seeds.ts";
import { toThemeTokens } from "../../theme/theme-tokens.ts";
import { MenuItem } from "../../ui/menu.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";
import styles from "./shell.module.css";

/** Preview of a theme: its page and accent colors. */
function Swatch({ name }: { readonly name: ThemeName }) {
  const { page, controlOutline, tones } = toThemeTokens(themeSeeds[name]);
  return (
    <span aria-hidden className={styles["swatch"]} style={{ borderColor: controlOutline, backgroundColor: page }}>
      <span style={{ backgroundColor: tones.primary.main }} />
    </span>
  );
}

export function ThemeMenu() {
  const { t } = useText();
  const { name: current, choose } = useThemeChoice();
  return (
    <MenuButton textKey="shell.theme.label" icon={<PaletteIcon fontSize="small" />}>
      {(close) =>
        [...themeNames, "system" as const].map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === current}
            onClick={() => {
              close();
              choose(name);
            }}
          >
            <Swatch name={name === "system" ? "light" : name} />
            {t(`shell.theme.${name}`)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
