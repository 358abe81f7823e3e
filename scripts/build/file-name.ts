/** `couponGeneration` -> `coupon-generation`: the file name of an entity's generated code. */
export function toFileName(entity: string): string {
  return entity.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
