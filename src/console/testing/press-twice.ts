import { fireEvent } from "@testing-library/react";

/** Two presses in one moment: what the first of them changes on the page is not there yet at the second. */
export function pressTwice(button: Element): void {
  fireEvent.click(button);
  fireEvent.click(button);
}
