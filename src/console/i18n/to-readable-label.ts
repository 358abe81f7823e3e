/** Formats a key that has no text, such as `entity.ticket.field.useLimit`, as readable words. */
export function toReadableLabel(key: string): string {
  const words = (key.split(".").at(-1) ?? key).replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
