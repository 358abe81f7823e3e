import { fireEvent } from "@testing-library/react";

/** Clicks twice without a render in between. */
export function pressTwice(button: Element): void {
  fireEvent.click(button);
  fireEvent.click(button);
}
