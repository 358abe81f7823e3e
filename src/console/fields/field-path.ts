/** Fields are addressed as `planPayments.1.price`; a control's element id is the same behind `form.`. */

/** The prefix and separator that the form library builds element ids with. */
export const ID_PREFIX = "form";
export const ID_SEPARATOR = ".";

/** `form.planPayments.1.price` → `planPayments.1.price`. */
export function pathFromId(id: string): string {
  return id === ID_PREFIX ? "" : id.slice(ID_PREFIX.length + ID_SEPARATOR.length);
}

/** `planPayments[1].price` and `/planPayments/1/price` → `planPayments.1.price`. */
export function toFieldPath(path: string): string {
  return path
    .replace(/\[(\w+)\]/g, ".$1")
    .replace(/\//g, ".")
    .replace(/^\.+/, "");
}

/** Whether `path` is `ancestor` or lies inside it. */
export function isWithin(path: string, ancestor: string): boolean {
  return ancestor === "" || path === ancestor || path.startsWith(`${ancestor}.`);
}
