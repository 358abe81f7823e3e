// @generated from schema/entities/clinic.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { EntityScreens } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const clinicScreens: EntityScreens<MessageKey> = {
  entity: "clinic",
  icon: "LocalHospitalOutlined",
  titleField: "clinicName",
  operations: ["list", "get", "create", "update", "delete"],
  routes: { list: "/clinics", show: "/clinics/show/{id}", create: "/clinics/create", edit: "/clinics/edit/{id}" },
  messages: {
    one: "entity.clinic.one",
    many: "entity.clinic.many",
    count: "entity.clinic.count",
    create: "entity.clinic.create",
    edit: "entity.clinic.edit",
    delete: "entity.clinic.delete",
    deleteConfirm: "entity.clinic.deleteConfirm",
    created: "entity.clinic.created",
    updated: "entity.clinic.updated",
    deleted: "entity.clinic.deleted",
    none: "entity.clinic.none",
    noMatch: "entity.clinic.noMatch",
    selectAll: "entity.clinic.selectAll",
    selected: "entity.clinic.selected",
    bulkDelete: "entity.clinic.bulkDelete",
    bulkDeleteConfirm: "entity.clinic.bulkDeleteConfirm",
    bulkDeleted: "entity.clinic.bulkDeleted",
    bulkDone: "entity.clinic.bulkDone",
    bulkFailed: "entity.clinic.bulkFailed",
    taken: "entity.clinic.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.clinic.field.id", display: "text" },
    clinicName: { name: "clinicName", labelKey: "entity.clinic.field.clinicName", display: "text", isIdentity: true },
    postalAddress: { name: "postalAddress", labelKey: "entity.clinic.field.postalAddress", display: "text" },
    foundingYear: { name: "foundingYear", labelKey: "entity.clinic.field.foundingYear", display: "text" },
    nightService: { name: "nightService", labelKey: "entity.clinic.field.nightService", display: "boolean" },
    website: { name: "website", labelKey: "entity.clinic.field.website", display: "uri" },
    publicNotice: { name: "publicNotice", labelKey: "entity.clinic.field.publicNotice", display: "html" },
    openingHours: {
      name: "openingHours",
      labelKey: "entity.clinic.field.openingHours",
      display: "table",
      items: [
        {
          name: "openingDay",
          labelKey: "entity.clinic.field.openingHours.openingDay",
          display: "enum",
          enumeration: {
            name: "openingDay",
            values: [
              { value: "monday", labelKey: "enum.openingDay.monday" },
              { value: "tuesday", labelKey: "enum.openingDay.tuesday" },
              { value: "wednesday", labelKey: "enum.openingDay.wednesday" },
              { value: "thursday", labelKey: "enum.openingDay.thursday" },
              { value: "friday", labelKey: "enum.openingDay.friday" },
              { value: "saturday", labelKey: "enum.openingDay.saturday" },
              { value: "sunday", labelKey: "enum.openingDay.sunday" },
            ],
          },
        },
        { name: "opensAt", labelKey: "entity.clinic.field.openingHours.opensAt", display: "time" },
        { name: "shutsAt", labelKey: "entity.clinic.field.openingHours.shutsAt", display: "time" },
        { name: "openFor", labelKey: "entity.clinic.field.openingHours.openFor", display: "text" },
      ],
    },
    consultingRooms: {
      name: "consultingRooms",
      labelKey: "entity.clinic.field.consultingRooms",
      display: "table",
      items: [
        { name: "roomName", labelKey: "entity.consultingRoom.field.roomName", display: "text" },
        {
          name: "roomEquipment",
          labelKey: "entity.consultingRoom.field.roomEquipment",
          display: "enum",
          enumeration: {
            name: "roomEquipment",
            values: [
              { value: "generalPractice", labelKey: "enum.roomEquipment.generalPractice" },
              { value: "operatingTheatre", labelKey: "enum.roomEquipment.operatingTheatre" },
              { value: "radiology", labelKey: "enum.roomEquipment.radiology" },
              { value: "intensiveCare", labelKey: "enum.roomEquipment.intensiveCare" },
            ],
          },
        },
        { name: "storey", labelKey: "entity.consultingRoom.field.storey", display: "integer" },
      ],
    },
  },
  list: {
    columns: ["clinicName", "postalAddress", "foundingYear", "nightService"],
    filters: ["nightService"],
    search: ["clinicName", "postalAddress"],
    sort: "clinicName",
    sortable: ["clinicName", "postalAddress", "foundingYear", "nightService"],
  },
  form: {
    sections: [
      {
        name: "general",
        titleKey: "entity.clinic.section.general",
        fields: ["clinicName", "postalAddress", "foundingYear", "nightService"],
      },
      { name: "openingTimes", titleKey: "entity.clinic.section.openingTimes", fields: ["openingHours"] },
      { name: "publicSite", titleKey: "entity.clinic.section.publicSite", fields: ["website", "publicNotice"] },
      { name: "rooms", titleKey: "entity.clinic.section.rooms", fields: ["consultingRooms"] },
    ],
    uiSchema: {
      "ui:order": [
        "clinicName",
        "postalAddress",
        "foundingYear",
        "nightService",
        "openingHours",
        "website",
        "publicNotice",
        "consultingRooms",
      ],
      clinicName: { "ui:widget": "text", "ui:options": { labelKey: "entity.clinic.field.clinicName" } },
      postalAddress: { "ui:widget": "text", "ui:options": { labelKey: "entity.clinic.field.postalAddress" } },
      foundingYear: { "ui:widget": "integer", "ui:options": { labelKey: "entity.clinic.field.foundingYear" } },
      nightService: { "ui:widget": "switch", "ui:options": { labelKey: "entity.clinic.field.nightService" } },
      website: { "ui:widget": "uri", "ui:options": { labelKey: "entity.clinic.field.website" } },
      publicNotice: {
        "ui:widget": "multiline",
        "ui:options": { labelKey: "entity.clinic.field.publicNotice", helpKey: "entity.clinic.help.publicNotice" },
      },
      openingHours: {
        "ui:options": { labelKey: "entity.clinic.field.openingHours" },
        items: {
          "ui:order": ["openingDay", "opensAt", "shutsAt", "openFor"],
          openingDay: {
            "ui:widget": "select",
            "ui:options": {
              labelKey: "entity.clinic.field.openingHours.openingDay",
              enumeration: {
                name: "openingDay",
                values: [
                  { value: "monday", labelKey: "enum.openingDay.monday" },
                  { value: "tuesday", labelKey: "enum.openingDay.tuesday" },
                  { value: "wednesday", labelKey: "enum.openingDay.wednesday" },
                  { value: "thursday", labelKey: "enum.openingDay.thursday" },
                  { value: "friday", labelKey: "enum.openingDay.friday" },
                  { value: "saturday", labelKey: "enum.openingDay.saturday" },
                  { value: "sunday", labelKey: "enum.openingDay.sunday" },
                ],
              },
            },
          },
          opensAt: { "ui:widget": "time", "ui:options": { labelKey: "entity.clinic.field.openingHours.opensAt" } },
          shutsAt: { "ui:widget": "time", "ui:options": { labelKey: "entity.clinic.field.openingHours.shutsAt" } },
          openFor: { "ui:widget": "text", "ui:options": { labelKey: "entity.clinic.field.openingHours.openFor" } },
        },
      },
      consultingRooms: {
        "ui:options": { labelKey: "entity.clinic.field.consultingRooms" },
        items: {
          "ui:order": ["roomName", "roomEquipment", "storey", "id"],
          roomName: { "ui:widget": "text", "ui:options": { labelKey: "entity.consultingRoom.field.roomName" } },
          roomEquipment: {
            "ui:widget": "select",
            "ui:options": {
              labelKey: "entity.consultingRoom.field.roomEquipment",
              enumeration: {
                name: "roomEquipment",
                values: [
                  { value: "generalPractice", labelKey: "enum.roomEquipment.generalPractice" },
                  { value: "operatingTheatre", labelKey: "enum.roomEquipment.operatingTheatre" },
                  { value: "radiology", labelKey: "enum.roomEquipment.radiology" },
                  { value: "intensiveCare", labelKey: "enum.roomEquipment.intensiveCare" },
                ],
              },
            },
          },
          storey: { "ui:widget": "integer", "ui:options": { labelKey: "entity.consultingRoom.field.storey" } },
          id: { "ui:widget": "hidden", "ui:options": { labelKey: "entity.consultingRoom.field.id" } },
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
        titleKey: "entity.clinic.section.general",
        fields: ["clinicName", "postalAddress", "foundingYear", "nightService"],
      },
      { name: "openingTimes", titleKey: "entity.clinic.section.openingTimes", fields: ["openingHours"] },
      { name: "publicSite", titleKey: "entity.clinic.section.publicSite", fields: ["website", "publicNotice"] },
      { name: "rooms", titleKey: "entity.clinic.section.rooms", fields: ["consultingRooms"] },
    ],
  },
  actions: [],
  unique: [["clinicName"]],
  archive: null,
  referencedBy: [
    {
      entity: "appointment",
      filter: "clinicId",
      listPath: "/appointments",
      manyKey: "entity.appointment.many",
      countKey: "entity.appointment.count",
    },
    {
      entity: "veterinarian",
      filter: "clinics",
      listPath: "/veterinarians",
      manyKey: "entity.veterinarian.many",
      countKey: "entity.veterinarian.count",
    },
  ],
};
