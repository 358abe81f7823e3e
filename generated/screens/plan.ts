// @generated from schema/entities/plan.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { EntityScreens } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const planScreens: EntityScreens<MessageKey> = {
  entity: "plan",
  icon: "LayersOutlined",
  titleField: "name",
  operations: ["list", "get", "create", "update", "delete"],
  routes: { list: "/plans", show: "/plans/show/{id}", create: "/plans/create", edit: "/plans/edit/{id}" },
  messages: {
    one: "entity.plan.one",
    many: "entity.plan.many",
    count: "entity.plan.count",
    create: "entity.plan.create",
    edit: "entity.plan.edit",
    delete: "entity.plan.delete",
    deleteConfirm: "entity.plan.deleteConfirm",
    created: "entity.plan.created",
    updated: "entity.plan.updated",
    deleted: "entity.plan.deleted",
    none: "entity.plan.none",
    noMatch: "entity.plan.noMatch",
    selectAll: "entity.plan.selectAll",
    selected: "entity.plan.selected",
    bulkDelete: "entity.plan.bulkDelete",
    bulkDeleteConfirm: "entity.plan.bulkDeleteConfirm",
    bulkDeleted: "entity.plan.bulkDeleted",
    bulkDone: "entity.plan.bulkDone",
    bulkFailed: "entity.plan.bulkFailed",
    taken: "entity.plan.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.plan.field.id", display: "text" },
    name: { name: "name", labelKey: "entity.plan.field.name", display: "text" },
    description: { name: "description", labelKey: "entity.plan.field.description", display: "multiline" },
    status: {
      name: "status",
      labelKey: "entity.plan.field.status",
      display: "enum",
      enumeration: {
        name: "status",
        values: [
          { value: "active", labelKey: "enum.status.active", tone: "success" },
          { value: "inactive", labelKey: "enum.status.inactive", tone: "neutral" },
          { value: "pending", labelKey: "enum.status.pending", tone: "warning" },
          { value: "suspended", labelKey: "enum.status.suspended", tone: "error" },
        ],
      },
    },
    recommended: { name: "recommended", labelKey: "entity.plan.field.recommended", display: "boolean" },
    defaultPlan: { name: "defaultPlan", labelKey: "entity.plan.field.defaultPlan", display: "boolean" },
    presentationOrder: {
      name: "presentationOrder",
      labelKey: "entity.plan.field.presentationOrder",
      display: "integer",
    },
    accountType: {
      name: "accountType",
      labelKey: "entity.plan.field.accountType",
      display: "enum",
      enumeration: {
        name: "accountType",
        values: [
          { value: "individual", labelKey: "enum.accountType.individual" },
          { value: "business", labelKey: "enum.accountType.business" },
        ],
      },
    },
    hasTeacher: { name: "hasTeacher", labelKey: "entity.plan.field.hasTeacher", display: "boolean" },
    hasAdministrator: { name: "hasAdministrator", labelKey: "entity.plan.field.hasAdministrator", display: "boolean" },
    costSubjective: {
      name: "costSubjective",
      labelKey: "entity.plan.field.costSubjective",
      display: "quantity",
      unitKey: "unit.credits",
    },
    costMultipleChoice: {
      name: "costMultipleChoice",
      labelKey: "entity.plan.field.costMultipleChoice",
      display: "quantity",
      unitKey: "unit.credits",
    },
    costTrueOrFalse: {
      name: "costTrueOrFalse",
      labelKey: "entity.plan.field.costTrueOrFalse",
      display: "quantity",
      unitKey: "unit.credits",
    },
    costEssay: {
      name: "costEssay",
      labelKey: "entity.plan.field.costEssay",
      display: "quantity",
      unitKey: "unit.credits",
    },
    costExplanation: {
      name: "costExplanation",
      labelKey: "entity.plan.field.costExplanation",
      display: "quantity",
      unitKey: "unit.credits",
    },
    costResume: {
      name: "costResume",
      labelKey: "entity.plan.field.costResume",
      display: "quantity",
      unitKey: "unit.credits",
    },
    costInlineDocument: {
      name: "costInlineDocument",
      labelKey: "entity.plan.field.costInlineDocument",
      display: "quantity",
      unitKey: "unit.credits",
    },
    features: {
      name: "features",
      labelKey: "entity.plan.field.features",
      display: "relation",
      relation: {
        entity: "feature",
        many: true,
        labelField: "name",
        showPath: "/features/show/{id}",
        expandedAs: null,
        within: null,
      },
    },
    initialCredits: {
      name: "initialCredits",
      labelKey: "entity.plan.field.initialCredits",
      display: "quantity",
      unitKey: "unit.credits",
    },
    creditRecharge: {
      name: "creditRecharge",
      labelKey: "entity.plan.field.creditRecharge",
      display: "quantity",
      unitKey: "unit.credits",
    },
    rechargePeriodicity: {
      name: "rechargePeriodicity",
      labelKey: "entity.plan.field.rechargePeriodicity",
      display: "enum",
      enumeration: {
        name: "periodicity",
        values: [
          { value: "on-demand", labelKey: "enum.periodicity.on-demand" },
          { value: "monthly", labelKey: "enum.periodicity.monthly" },
          { value: "yearly", labelKey: "enum.periodicity.yearly" },
        ],
      },
    },
    planPayments: {
      name: "planPayments",
      labelKey: "entity.plan.field.planPayments",
      display: "table",
      items: [
        { name: "name", labelKey: "entity.planPayment.field.name", display: "text" },
        {
          name: "periodicity",
          labelKey: "entity.planPayment.field.periodicity",
          display: "enum",
          enumeration: {
            name: "periodicity",
            values: [
              { value: "on-demand", labelKey: "enum.periodicity.on-demand" },
              { value: "monthly", labelKey: "enum.periodicity.monthly" },
              { value: "yearly", labelKey: "enum.periodicity.yearly" },
            ],
          },
        },
        { name: "price", labelKey: "entity.planPayment.field.price", display: "money", currency: "BRL" },
        { name: "currency", labelKey: "entity.planPayment.field.currency", display: "text" },
        {
          name: "status",
          labelKey: "entity.planPayment.field.status",
          display: "enum",
          enumeration: {
            name: "status",
            values: [
              { value: "active", labelKey: "entity.planPayment.enum.status.active", tone: "success" },
              { value: "inactive", labelKey: "entity.planPayment.enum.status.inactive", tone: "neutral" },
              { value: "pending", labelKey: "enum.status.pending", tone: "warning" },
              { value: "suspended", labelKey: "entity.planPayment.enum.status.suspended", tone: "error" },
            ],
          },
        },
        { name: "description", labelKey: "entity.planPayment.field.description", display: "text" },
      ],
    },
  },
  list: {
    columns: ["name", "status", "accountType", "recommended", "defaultPlan", "initialCredits", "presentationOrder"],
    filters: ["status", "accountType", "recommended", "defaultPlan", "rechargePeriodicity", "features"],
    search: ["name", "description"],
    sort: "presentationOrder",
    sortable: ["name", "status", "accountType", "recommended", "defaultPlan", "initialCredits", "presentationOrder"],
  },
  form: {
    sections: [
      {
        name: "general",
        titleKey: "entity.plan.section.general",
        fields: ["name", "status", "description", "accountType", "presentationOrder"],
      },
      { name: "payments", titleKey: "entity.plan.section.payments", fields: ["planPayments"] },
      {
        name: "credits",
        titleKey: "entity.plan.section.credits",
        fields: ["initialCredits", "creditRecharge", "rechargePeriodicity"],
      },
      {
        name: "costs",
        titleKey: "entity.plan.section.costs",
        fields: [
          "costSubjective",
          "costMultipleChoice",
          "costTrueOrFalse",
          "costEssay",
          "costExplanation",
          "costResume",
          "costInlineDocument",
        ],
      },
      { name: "features", titleKey: "entity.plan.section.features", fields: ["features"] },
      {
        name: "flags",
        titleKey: "entity.plan.section.flags",
        fields: ["recommended", "defaultPlan", "hasTeacher", "hasAdministrator"],
      },
    ],
    uiSchema: {
      "ui:order": [
        "name",
        "status",
        "description",
        "accountType",
        "presentationOrder",
        "planPayments",
        "initialCredits",
        "creditRecharge",
        "rechargePeriodicity",
        "costSubjective",
        "costMultipleChoice",
        "costTrueOrFalse",
        "costEssay",
        "costExplanation",
        "costResume",
        "costInlineDocument",
        "features",
        "recommended",
        "defaultPlan",
        "hasTeacher",
        "hasAdministrator",
      ],
      name: { "ui:widget": "text", "ui:options": { labelKey: "entity.plan.field.name" } },
      description: { "ui:widget": "multiline", "ui:options": { labelKey: "entity.plan.field.description" } },
      status: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.plan.field.status",
          enumeration: {
            name: "status",
            values: [
              { value: "active", labelKey: "enum.status.active", tone: "success" },
              { value: "inactive", labelKey: "enum.status.inactive", tone: "neutral" },
              { value: "pending", labelKey: "enum.status.pending", tone: "warning" },
              { value: "suspended", labelKey: "enum.status.suspended", tone: "error" },
            ],
          },
        },
      },
      recommended: {
        "ui:widget": "switch",
        "ui:options": { labelKey: "entity.plan.field.recommended", helpKey: "entity.plan.help.recommended" },
      },
      defaultPlan: {
        "ui:widget": "switch",
        "ui:options": { labelKey: "entity.plan.field.defaultPlan", helpKey: "entity.plan.help.defaultPlan" },
      },
      presentationOrder: {
        "ui:widget": "integer",
        "ui:options": {
          labelKey: "entity.plan.field.presentationOrder",
          helpKey: "entity.plan.help.presentationOrder",
        },
      },
      accountType: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.plan.field.accountType",
          enumeration: {
            name: "accountType",
            values: [
              { value: "individual", labelKey: "enum.accountType.individual" },
              { value: "business", labelKey: "enum.accountType.business" },
            ],
          },
        },
      },
      hasTeacher: { "ui:widget": "switch", "ui:options": { labelKey: "entity.plan.field.hasTeacher" } },
      hasAdministrator: { "ui:widget": "switch", "ui:options": { labelKey: "entity.plan.field.hasAdministrator" } },
      costSubjective: { "ui:widget": "integer", "ui:options": { labelKey: "entity.plan.field.costSubjective" } },
      costMultipleChoice: {
        "ui:widget": "integer",
        "ui:options": { labelKey: "entity.plan.field.costMultipleChoice" },
      },
      costTrueOrFalse: { "ui:widget": "integer", "ui:options": { labelKey: "entity.plan.field.costTrueOrFalse" } },
      costEssay: { "ui:widget": "integer", "ui:options": { labelKey: "entity.plan.field.costEssay" } },
      costExplanation: { "ui:widget": "integer", "ui:options": { labelKey: "entity.plan.field.costExplanation" } },
      costResume: { "ui:widget": "integer", "ui:options": { labelKey: "entity.plan.field.costResume" } },
      costInlineDocument: {
        "ui:widget": "integer",
        "ui:options": { labelKey: "entity.plan.field.costInlineDocument" },
      },
      features: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.plan.field.features",
          relation: {
            entity: "feature",
            many: true,
            labelField: "name",
            showPath: "/features/show/{id}",
            expandedAs: null,
            within: null,
          },
        },
      },
      initialCredits: { "ui:widget": "integer", "ui:options": { labelKey: "entity.plan.field.initialCredits" } },
      creditRecharge: { "ui:widget": "integer", "ui:options": { labelKey: "entity.plan.field.creditRecharge" } },
      rechargePeriodicity: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.plan.field.rechargePeriodicity",
          enumeration: {
            name: "periodicity",
            values: [
              { value: "on-demand", labelKey: "enum.periodicity.on-demand" },
              { value: "monthly", labelKey: "enum.periodicity.monthly" },
              { value: "yearly", labelKey: "enum.periodicity.yearly" },
            ],
          },
        },
      },
      planPayments: {
        "ui:options": { labelKey: "entity.plan.field.planPayments" },
        items: {
          "ui:order": ["name", "periodicity", "price", "currency", "status", "description", "id"],
          name: { "ui:widget": "text", "ui:options": { labelKey: "entity.planPayment.field.name" } },
          description: { "ui:widget": "text", "ui:options": { labelKey: "entity.planPayment.field.description" } },
          status: {
            "ui:widget": "select",
            "ui:options": {
              labelKey: "entity.planPayment.field.status",
              enumeration: {
                name: "status",
                values: [
                  { value: "active", labelKey: "entity.planPayment.enum.status.active", tone: "success" },
                  { value: "inactive", labelKey: "entity.planPayment.enum.status.inactive", tone: "neutral" },
                  { value: "pending", labelKey: "enum.status.pending", tone: "warning" },
                  { value: "suspended", labelKey: "entity.planPayment.enum.status.suspended", tone: "error" },
                ],
              },
            },
          },
          periodicity: {
            "ui:widget": "select",
            "ui:options": {
              labelKey: "entity.planPayment.field.periodicity",
              enumeration: {
                name: "periodicity",
                values: [
                  { value: "on-demand", labelKey: "enum.periodicity.on-demand" },
                  { value: "monthly", labelKey: "enum.periodicity.monthly" },
                  { value: "yearly", labelKey: "enum.periodicity.yearly" },
                ],
              },
            },
          },
          price: {
            "ui:widget": "money",
            "ui:options": { labelKey: "entity.planPayment.field.price", currency: "BRL" },
          },
          currency: { "ui:widget": "currency", "ui:options": { labelKey: "entity.planPayment.field.currency" } },
          id: { "ui:widget": "hidden", "ui:options": { labelKey: "entity.planPayment.field.id" } },
        },
      },
    },
    visibleWhen: {},
    lockedWhen: {},
  },
  show: {
    sections: [
      {
        name: "general",
        titleKey: "entity.plan.section.general",
        fields: ["name", "status", "description", "accountType", "presentationOrder"],
      },
      { name: "payments", titleKey: "entity.plan.section.payments", fields: ["planPayments"] },
      {
        name: "credits",
        titleKey: "entity.plan.section.credits",
        fields: ["initialCredits", "creditRecharge", "rechargePeriodicity"],
      },
      {
        name: "costs",
        titleKey: "entity.plan.section.costs",
        fields: [
          "costSubjective",
          "costMultipleChoice",
          "costTrueOrFalse",
          "costEssay",
          "costExplanation",
          "costResume",
          "costInlineDocument",
        ],
      },
      { name: "features", titleKey: "entity.plan.section.features", fields: ["features"] },
      {
        name: "flags",
        titleKey: "entity.plan.section.flags",
        fields: ["recommended", "defaultPlan", "hasTeacher", "hasAdministrator"],
      },
    ],
  },
  actions: [],
  rules: [
    {
      name: "oneDefault",
      at: "defaultPlan",
      severity: "refuse",
      never: null,
      atMostOne: { field: "defaultPlan", is: true },
      per: [],
    },
  ],
  archive: { field: "status", value: "inactive", labelKey: "entity.plan.archive", successKey: "entity.plan.archived" },
  referencedBy: [
    {
      entity: "account",
      filter: "planId",
      expandedAs: "plan",
      listPath: "/accounts",
      manyKey: "entity.account.many",
      countKey: "entity.account.count",
    },
  ],
  watched: [
    { field: "accountType", is: "business" },
    { field: "accountType", is: "individual" },
    { field: "status", is: ["inactive", "suspended"] },
  ],
};
