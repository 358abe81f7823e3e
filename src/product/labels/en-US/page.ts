import type { EntityLabels } from "entity-console/spec";

export const page = {
  one: "page",
  many: "pages",
  fields: {
    name: "Name",
    tags: "Tags",
    description: "Description",
    icon: "Icon",
    content: "Content",
  },
} as const satisfies EntityLabels;
