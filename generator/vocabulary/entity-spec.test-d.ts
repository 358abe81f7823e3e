import { test } from "vitest";
import type { EntitySpec } from "./entity-spec.ts";

interface Genre {
  id: string;
  name: string;
  active: boolean;
}

test("a column that the interface lacks does not compile", () => {
  ({
    titleField: "name",
    icon: "StyleOutlined",
    // @ts-expect-error: the field is `name`
    list: { columns: ["nmae"] },
  }) as const satisfies EntitySpec<Genre>;
});

test("a widget for a field that the interface lacks does not compile", () => {
  ({
    titleField: "name",
    icon: "StyleOutlined",
    form: {
      sections: [],
      // @ts-expect-error: the field is `name`
      widgets: { nmae: "multiline" },
    },
  }) as const satisfies EntitySpec<Genre>;
});

test("a condition on a value that the field cannot have does not compile", () => {
  ({
    titleField: "name",
    icon: "StyleOutlined",
    form: {
      sections: [],
      // @ts-expect-error: `active` is a boolean
      visibleWhen: { name: { active: "yes" } },
    },
  }) as const satisfies EntitySpec<Genre>;
});
