import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { expect, test } from "vitest";
import { findMarks } from "./find-marks.ts";

interface DescribedProps {
  readonly children?: ReactNode;
  readonly screens?: { readonly entity: string };
  readonly field?: { readonly name: string; readonly labelKey: string };
  readonly action?: { readonly labelKey: string };
  readonly uiSchema?: object;
}

/** Represents any component that receives descriptors. */
function Described({ children }: DescribedProps) {
  return children;
}

const SCREENS = { entity: "ticket" };
const CODE = { name: "code", labelKey: "entity.ticket.field.code" };

test("descriptors in the props of the components around an element are its marks, the nearest first", () => {
  render(
    <Described screens={SCREENS}>
      <Described field={CODE}>
        <span>LEITURA</span>
      </Described>
    </Described>,
  );
  expect(findMarks(screen.getByText("LEITURA"))).toEqual([{ key: "entity.ticket.field.code" }, { entity: "ticket" }]);
});

test("a button has its text, and a menu item has the entity of the list that opened it", () => {
  render(
    <Described screens={SCREENS}>
      {createPortal(<button type="button">Delete ticket</button>, document.body)}
    </Described>,
  );
  expect(findMarks(screen.getByRole("button"))).toEqual([{ text: "Delete ticket" }, { entity: "ticket" }]);
});

test("a click next to the value of a cell means the value, and its text is no label", () => {
  render(
    <Described screens={SCREENS}>
      <table>
        <tbody>
          <tr>
            <td>
              <Described field={CODE}>Active</Described>
            </td>
          </tr>
        </tbody>
      </table>
    </Described>,
  );
  expect(findMarks(screen.getByRole("cell"))).toEqual([{ key: "entity.ticket.field.code" }, { entity: "ticket" }]);
});

test("a form field has the key of RJSF's options", () => {
  render(
    <Described uiSchema={{ "ui:options": { labelKey: "entity.ticket.field.code" } }}>
      <input aria-label="Code" />
    </Described>,
  );
  expect(findMarks(screen.getByRole("textbox"))).toEqual([{ text: "Code" }, { key: "entity.ticket.field.code" }]);
});

test("a text without a role is a better mark than the entity around it", () => {
  render(
    <Described screens={SCREENS}>
      <p>No tickets yet</p>
    </Described>,
  );
  expect(findMarks(screen.getByText("No tickets yet"))).toEqual([{ text: "No tickets yet" }, { entity: "ticket" }]);
});

test("an element outside of React has only its text", () => {
  const element = document.createElement("p");
  element.textContent = "Loading";
  expect(findMarks(element)).toEqual([{ text: "Loading" }]);
});
