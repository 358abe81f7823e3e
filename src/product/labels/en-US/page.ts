import type { EntityLabels } from "#contract/labels.ts";

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
