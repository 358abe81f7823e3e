/** `couponGeneration` -> `coupon-generation`: the file of an entity's own among what is generated. */
export function toFileName(entity: string): string {
  return entity.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
