import Box from "@mui/material/Box";
import TableCell from "@mui/material/TableCell";
import type { FieldTemplateProps, ObjectFieldTemplateProps } from "@rjsf/utils";
import { useContext } from "react";
import { EmbeddedItem, EmbeddedTable, RowPlace } from "./embedded-table.tsx";
import { FormSections } from "./form-sections.tsx";

/** Controls bring their own label, help and problem: nothing stands around them. */
function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? <Box sx={{ display: "none" }}>{children}</Box> : children;
}

/** The form itself as its sections; a row of an embedded table as its cells. */
function ObjectFieldTemplate({ properties: all, fieldPathId }: ObjectFieldTemplateProps) {
  const properties = all.filter((property) => !property.hidden);
  const place = useContext(RowPlace);
  if (fieldPathId.path.length === 0) {
    const fields = new Map(properties.map((property) => [property.name, property.content]));
    return <FormSections fields={fields} />;
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
