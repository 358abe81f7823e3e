import PaletteOutlined from "@mui/icons-material/PaletteOutlined";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import { useText } from "../../i18n/use-text.ts";
import { useThemeChoice } from "../../theme/theme-context.tsx";
import { type ThemeName, themeNames, themeSeeds } from "../../theme/theme-seeds.ts";
import { toThemeTokens } from "../../theme/theme-tokens.ts";
import { MenuButton } from "../../ui/menu-button.tsx";

/** A theme in small: its page, with its colour on it. */
function Swatch({ name }: { readonly name: ThemeName }) {
  const { page, controlOutline, tones } = toThemeTokens(themeSeeds[name]);
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 18,
        height: 18,
        p: "3px",
        borderRadius: "6px",
        border: 1,
        borderColor: controlOutline,
        bgcolor: page,
      }}
    >
      <Box component="span" sx={{ display: "block", height: 1, borderRadius: "3px", bgcolor: tones.primary.main }} />
    </Box>
  );
}

export function ThemeMenu() {
  const { t } = useText();
  const { name: current, choose } = useThemeChoice();
  return (
    <MenuButton textKey="shell.theme.label" icon={<PaletteOutlined fontSize="small" />}>
      {(close) =>
        themeNames.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === current}
            selected={name === current}
            onClick={() => {
              close();
              choose(name);
            }}
          >
            <Swatch name={name} />
            {t(`shell.theme.${name}`)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
