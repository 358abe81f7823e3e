import type { EntityLabels } from "entity-console/spec";

export const invoice = {
  one: "factura",
  many: "facturas",
  gender: "feminine",
  fields: {
    invoiceNumber: "Número",
    keeper: "Propietario",
    keeperId: "Propietario",
    issuedOn: "Fecha de emisión",
    settlementState: "Cobro",
    settledOn: "Fecha de cobro",
    billingCurrency: "Moneda",
    amountDue: "Importe",
    invoiceLines: "Líneas",
  },
  sections: {
    heading: "Cabecera",
    lines: "Líneas e importe",
    history: "Historial",
  },
  help: {
    invoiceNumber: "Dos cifras del año, una barra y cinco cifras: 26/00042.",
  },
  breakdowns: {
    settlementState: "Facturas por cobro",
  },
  actions: {
    settle: {
      label: "Cobrar",
      success: "Factura cobrada",
      failure: "No se ha podido cobrar la factura",
    },
  },
  enums: {
    billingCurrency: { EUR: "Euro", CHF: "Franco suizo" },
    settlementState: {
      unsettled: "Pendiente",
      settled: "Cobrada",
      writtenOff: "Incobrable",
    },
  },
} as const satisfies EntityLabels;
