import { PersonIcon } from "./icons/person.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { createTestTexts } from "../testing/create-test-texts.ts";
import { TopBarButton, type TopBarButtonProps } from "./top-bar-button.tsx";

async function show(props: Partial<TopBarButtonProps>) {
  const texts = await createTestTexts("pt-BR");
  await texts.loadListTexts();
  render(
    <LanguageProvider texts={texts}>
      <TopBarButton icon={<PersonIcon />} {...props} />
    </LanguageProvider>,
  );
  return { texts, button: screen.getByRole("button") };
}

test("case 132: its name is the translated label with the instance's text", async () => {
  const { button } = await show({ textKey: "shell.user.labelOf", instance: "Ana <b>" });
  expect(button.getAttribute("aria-label")).toBe("Sua conta (Ana <b>)");
  expect(button.title).toBe("Sua conta (Ana <b>)");
  expect(button.textContent).toBe("");
});

test("without a translation key its label names it", async () => {
  const { button } = await show({ label: "Tema" });
  expect(button.getAttribute("aria-label")).toBe("Tema");
});

test("it is grey by default, and emits its click", async () => {
  const onClick = vi.fn();
  const { button } = await show({ label: "Tema", onClick });
  expect(button.className).not.toContain("colorPrimary");
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test("it accepts another color", async () => {
  const { button } = await show({ label: "Tema", color: "primary" });
  expect(button.className).toContain("colorPrimary");
});
