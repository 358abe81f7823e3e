import { getDefaultRegistry } from "@rjsf/core";
import { ErrorSchemaBuilder, type FieldProps, type WidgetProps } from "@rjsf/utils";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { book } from "../testing/demo-records.ts";
import { editBook, field } from "../testing/edit-record.tsx";

/** Props of each render of the recording components below. */
const renders: WidgetProps[] = [];
const fieldRenders: FieldProps[] = [];

function Recorder(props: WidgetProps) {
  renders.push(props);
  return <input id={props.id} value={props.value ?? ""} onChange={({ target }) => props.onChange(target.value)} />;
}

/** Rejects a title that the schema accepts. */
function Picky({ id, value, onChange }: WidgetProps) {
  const tell = (text: string) => {
    const errors = new ErrorSchemaBuilder().addErrors(text === "tba" ? ["Not a title"] : []);
    onChange(text, errors.ErrorSchema);
  };
  return <input id={id} value={value ?? ""} onChange={({ target }) => tell(target.value)} />;
}

/** The names of a list, separated by commas. */
function Names(props: FieldProps) {
  fieldRenders.push(props);
  const rows: readonly { readonly name: string }[] = props.formData ?? [];
  const tell = (text: string) =>
    props.onChange(
      text.split(",").map((name, index) => ({ ...rows[index], name })),
      props.fieldPathId.path,
    );
  const text = rows.map(({ name }) => name).join(",");
  return <input id={props.fieldPathId.$id} value={text} onChange={({ target }) => tell(target.value)} />;
}

test("a copied item of a list is a new record", async () => {
  const { ArrayFieldTemplate } = getDefaultRegistry().templates;
  const uiSchema = { bookCopies: { "ui:ArrayFieldTemplate": ArrayFieldTemplate, "ui:copyable": true } };
  const { user, save: submit } = await editBook({}, { entities: { book: { uiSchema } } });
  const [copy] = screen.getAllByRole("button", { name: "Duplicar" });
  await user.click(copy ?? expect.fail("no button"));
  expect(field("bookCopies.1.name").value).toBe("Semanal");
  // Cells outside of a table are no valid HTML.
  expect([...document.querySelectorAll("td")].filter((cell) => cell.closest("table") === null)).toEqual([]);
  const [first, second] = book.bookCopies;
  const { id: _id, bookId: _bookId, ...rest } = first ?? expect.fail("no copy");
  expect(await submit()).toEqual({ ...book, bookCopies: [first, rest, second] });
});

describe("a product's own widgets and fields", () => {
  beforeEach(() => {
    renders.length = 0;
  });

  test("receive the props that RJSF documents", async () => {
    const { user } = await editBook({}, { entities: { book: { widgets: { name: Recorder } } } });
    await user.clear(field("name"));
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    const last = renders.at(-1);
    expect(renders[0]).toMatchObject({ id: "form.name", name: "name", label: "Nome", value: "Livro Viajante" });
    expect(last).toMatchObject({ value: "", required: true, disabled: false, readonly: false, placeholder: "" });
    expect(last?.rawErrors).toEqual(["Preencha este campo"]);
    expect(last?.schema).toMatchObject({ type: "string", maxLength: 120 });
    expect(last?.uiSchema?.["ui:options"]).toMatchObject({ title: "Nome" });
    expect(last?.registry.formContext).toMatchObject({ store: expect.anything() });
    expect(Object.keys(last ?? {})).toEqual(expect.arrayContaining(["onBlur", "onFocus", "options"]));
  });

  test("are not rendered again when another field changes", async () => {
    const widgets = { name: Recorder, description: Recorder };
    const { user } = await editBook({}, { entities: { book: { widgets } } });
    renders.length = 0;
    await user.type(field("name"), "!!");
    expect(renders.map(({ id }) => id)).toEqual(["form.name", "form.name"]);
  });

  test("can report an error of their own, which prevents saving while it lasts", async () => {
    const { user, backend, save: submit } = await editBook({}, { entities: { book: { widgets: { name: Picky } } } });
    fireEvent.change(field("name"), { target: { value: "tba" } });
    expect(await screen.findByText("Not a title")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    expect(backend.sent("PUT")).toEqual([]);
    fireEvent.change(field("name"), { target: { value: "Iracema" } });
    expect(screen.queryByText("Not a title")).toBeNull();
    expect(await submit()).toEqual({ ...book, name: "Iracema" });
  });

  test("a field edits a whole list, and receives the errors within", async () => {
    const uiSchema = { bookCopies: { "ui:field": Names } };
    const { user, save: submit } = await editBook({}, { entities: { book: { uiSchema } } });
    fireEvent.change(field("bookCopies"), { target: { value: "," } });
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    expect(fieldRenders.at(-1)?.errorSchema).toMatchObject({ 0: { name: { __errors: ["Preencha este campo"] } } });
    fireEvent.change(field("bookCopies"), { target: { value: "A,B" } });
    const [first, second] = book.bookCopies;
    expect(await submit()).toEqual({
      ...book,
      bookCopies: [
        { ...first, name: "A" },
        { ...second, name: "B" },
      ],
    });
  });
});
