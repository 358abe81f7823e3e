import Box from "@mui/material/Box";
import TableCell from "@mui/material/TableCell";
import type { FieldTemplateProps, ObjectFieldTemplateProps } from "@rjsf/utils";
import { type ReactNode, useContext } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ControlOptions } from "../../../contract/screens.ts";
import { ControlPlace } from "../../fields/use-control.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmbeddedItem, EmbeddedTable, RowPlace } from "./embedded-table.tsx";
import { FormSections } from "./form-sections.tsx";

/** Controls bring their own label, help and problem: nothing stands around them. */
function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? <Box sx={{ display: "none" }}>{children}</Box> : children;
}

interface ObjectPartsProps {
  readonly id: string;
  readonly uiSchema: ObjectFieldTemplateProps["uiSchema"];
  readonly children: ReactNode;
}

/** The parts of an object under its name; each has its own label, wherever the object stands. */
function ObjectParts({ id, uiSchema, children }: ObjectPartsProps) {
  const { t } = useText();
  const options = uiSchema?.["ui:options"] as unknown as ControlOptions<MessageKey> | undefined;
  return (
    <ControlPlace value="form">
      <Box
        component="fieldset"
        id={id}
        aria-labelledby={`${id}-legend`}
        sx={{ border: 1, borderColor: "divider", borderRadius: 1, m: 0, p: 2, minWidth: 0 }}
      >
        <Box component="legend" id={`${id}-legend`} sx={{ px: 0.5, color: "text.secondary", typography: "body2" }}>
          {options ? t(options.labelKey) : ""}
        </Box>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))" }}>
          {children}
        </Box>
      </Box>
    </ControlPlace>
  );
}

/** The form itself as its sections; a row of an embedded table as its cells. */
function ObjectFieldTemplate({ properties: all, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const properties = all.filter((property) => !property.hidden);
  const place = useContext(RowPlace);
  if (fieldPathId.path.length === 0) {
    const fields = new Map(properties.map((property) => [property.name, property.content]));
    return <FormSections fields={fields} />;
  }
  if (typeof fieldPathId.path.at(-1) === "string") {
    return (
      <ObjectParts id={fieldPathId.$id} uiSchema={uiSchema}>
        {properties.map((property) => (
          <Box key={property.name}>{property.content}</Box>
        ))}
      </ObjectParts>
    );
  }
  if (place === "card") {
    return properties.map((property) => <Box key={property.name}>{property.content}</Box>);
  }
  return properties.map((property) => (
    <TableCell key={property.name} sx={{ verticalAlign: "top", px: 0.5, borderBottom: 0 }}>
      {property.content}
    </TableCell>
  ));
}

/** What the form library draws fields with; one identity for ever, or every keystroke draws the form anew. */
export const formTemplates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate: EmbeddedTable,
  ArrayFieldItemTemplate: EmbeddedItem,
};
