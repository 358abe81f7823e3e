/**
 * Id of a record: a number or string, which the console only compares and sends. Integers above 2^53 are bigints,
 * because numbers would lose digits.
 */
export type RecordId = string | number | bigint;
