import { expect, test } from "vitest";
import { withElision } from "./elision.ts";

test.each([
  ["Modifier le article", "Modifier l’article"],
  ["La étagère « La école » sera supprimée", "L’étagère « L’école » sera supprimée"],
  ["Nouveau arbre", "Nouvel arbre"],
  ["Modifier le hôtel", "Modifier le hôtel"],
  ["Modifier le produit", "Modifier le produit"],
])("in French, %s is %s", (text, wanted) => {
  expect(withElision(text, "fr-CA")).toBe(wanted);
});

test("other languages stay as they are", () => {
  expect(withElision("Editar la invitación", "es-MX")).toBe("Editar la invitación");
});
