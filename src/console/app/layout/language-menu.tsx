import { TranslateIcon } from "../../ui/icons/translate.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useSetLanguage } from "../../i18n/use-set-language.ts";
import { useText, useTexts } from "../../i18n/use-text.ts";
import { MenuItem } from "../../ui/menu.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";

export function LanguageMenu() {
  const { language } = useText();
  const { languages } = useTexts();
  const setLanguage = useSetLanguage();
  return (
    <MenuButton textKey="shell.language.label" icon={<TranslateIcon fontSize="small" />}>
      {(close) =>
        languages.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === language}
            lang={name}
            onClick={() => {
              close();
              void setLanguage(name);
            }}
          >
            {languageName(name)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
