import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { createTestTexts } from "../testing/create-test-texts.ts";
import { NotifyProvider } from "./notify-provider.tsx";
import type { ToastRequest } from "./toast.ts";
import { useNotify } from "./use-notify.ts";

let say: (toast: ToastRequest) => void;

function Speaker() {
  const { notify } = useNotify();
  say = (toast) => act(() => notify(toast));
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(async () => {
  const texts = await createTestTexts("pt-BR");
  vi.useFakeTimers();
  render(
    <LanguageProvider texts={texts}>
      <NotifyProvider>
        <Speaker />
        <main tabIndex={-1}>
          <button type="button">Linha</button>
        </main>
      </NotifyProvider>
    </LanguageProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

describe("notifications", () => {
  test("a new result replaces earlier ones about the same thing only", () => {
    say({ text: "Sem rede", kind: "error", about: "save" });
    say({ text: "Outro problema", kind: "error" });
    say({ text: "Sessão encerrada", kind: "warning", about: "session" });
    say({ text: "Salvo", about: "save" });
    expect(screen.getByRole("alert").textContent).toBe("Outro problemaSessão encerrada");
    expect(screen.getByRole("status").textContent).toBe("Salvo");
  });

  test("case 129: the live regions exist before any text", () => {
    expect(screen.getByRole("status").textContent).toBe("");
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  test("successes go to the status region for three seconds, errors to the alert region for longer", () => {
    say({ text: "Livro salvo" });
    say({ text: "Sem conexão", kind: "error" });
    expect(within(screen.getByRole("status")).getByText("Livro salvo")).toBeDefined();
    expect(within(screen.getByRole("alert")).getByText("Sem conexão")).toBeDefined();
    pass(2999);
    expect(screen.queryByText("Livro salvo")).not.toBeNull();
    pass(1);
    expect(screen.queryByText("Livro salvo")).toBeNull();
    expect(screen.queryByText("Sem conexão")).not.toBeNull();
    pass(5000);
    expect(screen.queryByText("Sem conexão")).toBeNull();
  });

  test("case 117: the same text is shown once with a count; of many others the newest stay", () => {
    for (let time = 0; time < 200; time += 1) {
      say({ text: "Livro salvo" });
    }
    expect(screen.getByText("Livro salvo").textContent).toBe("Livro salvo ×200");
    for (let number = 0; number < 200; number += 1) {
      say({ text: `Ingresso ${number}` });
    }
    expect(screen.getAllByRole("button", { name: "Fechar notificação" })).toHaveLength(5);
    expect(screen.getByText("Ingresso 199")).toBeDefined();
  });

  test("case 129: the timer pauses while a notification is hovered", () => {
    say({ text: "Livro salvo" });
    const toast = screen.getByText("Livro salvo");
    fireEvent.pointerEnter(toast);
    pass(60_000);
    expect(screen.queryByText("Livro salvo")).not.toBeNull();
    fireEvent.pointerLeave(toast);
    pass(3000);
    expect(screen.queryByText("Livro salvo")).toBeNull();
  });

  test("it can be closed, and a caller may set another duration", () => {
    say({ text: "Fica", ms: 10_000 });
    pass(9000);
    fireEvent.click(screen.getByRole("button", { name: "Fechar notificação" }));
    expect(screen.queryByText("Fica")).toBeNull();
  });

  test.each([
    ["its action", "Desfazer"],
    ["its cross", "Fechar notificação"],
  ])("returns the focus to the previous element when %s closes it", (_, name) => {
    const row = screen.getByRole("button", { name: "Linha" });
    act(() => row.focus());
    say({ text: "Livro salvo", action: { label: "Desfazer", run: () => undefined } });
    act(() => screen.getByRole("button", { name: "Desfazer" }).focus());
    act(() => screen.getByRole("button", { name }).focus());
    fireEvent.click(screen.getByRole("button", { name }));
    expect(screen.queryByText("Livro salvo")).toBeNull();
    expect(document.activeElement).toBe(row);
  });

  test("moves the focus to the page if the previous element is gone, and keeps it if the action has moved it", () => {
    const row = screen.getByRole("button", { name: "Linha" });
    const main = screen.getByRole("main");
    const press = (run: () => void) => {
      act(() => row.focus());
      say({ text: "Livro salvo", action: { label: "Desfazer", run } });
      act(() => screen.getByRole("button", { name: "Desfazer" }).focus());
      fireEvent.click(screen.getByRole("button", { name: "Desfazer" }));
    };
    press(() => main.focus());
    expect(document.activeElement).toBe(main);
    press(() => row.remove());
    expect(document.activeElement).toBe(main);
  });

  test("case 90: markup in a text is displayed as text", () => {
    say({ text: "<img src=x onerror=alert(1)>" });
    expect(screen.getByText("<img src=x onerror=alert(1)>").querySelector("img")).toBeNull();
  });
});
