import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Menu, MenuItem } from "./menu.tsx";

function Demo({ onChoose }: { readonly onChoose: (name: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        Fruit
      </button>
      <Menu anchor={anchor} onClose={close} aria-label="Fruit">
        {["Apple", "Banana", "Blueberry"].map((name) => (
          <MenuItem
            key={name}
            disabled={name === "Banana"}
            onClick={() => {
              onChoose(name);
              close();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

async function open() {
  const onChoose = vi.fn();
  const user = userEvent.setup();
  render(<Demo onChoose={onChoose} />);
  await user.click(screen.getByRole("button", { name: "Fruit" }));
  return { user, onChoose };
}

const focused = () => document.activeElement?.textContent;

test("opens on its first item; arrows, Home, End and letters move through the enabled items", async () => {
  const { user } = await open();
  expect(focused()).toBe("Apple");
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("Blueberry");
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("Apple");
  await user.keyboard("b");
  expect(focused()).toBe("Blueberry");
  await user.keyboard("{Home}");
  expect(focused()).toBe("Apple");
  await user.keyboard("{End}");
  expect(focused()).toBe("Blueberry");
});

test("Enter chooses an item, and returns the focus to the button", async () => {
  const { user, onChoose } = await open();
  await user.keyboard("{End}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("Blueberry");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Fruit" }));
});

test.each(["{Escape}", "{Tab}"])("%s closes it without a choice", async (key) => {
  const { user, onChoose } = await open();
  await user.keyboard(key);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Fruit" }));
});

test("a disabled item is marked as disabled, and ignores clicks", async () => {
  const { user, onChoose } = await open();
  const banana = screen.getByRole("menuitem", { name: "Banana" });
  expect(banana.getAttribute("aria-disabled")).toBe("true");
  await user.click(banana);
  expect(onChoose).not.toHaveBeenCalled();
});

test("is rendered in the landmark of its button", async () => {
  const user = userEvent.setup();
  render(
    <main>
      <Demo onChoose={vi.fn()} />
    </main>,
  );
  await user.click(screen.getByRole("button", { name: "Fruit" }));
  expect(screen.getByRole("main").contains(screen.getByRole("menu"))).toBe(true);
});
