/** Exit codes of the process. */
export const EXIT = { inSync: 0, drift: 1, specError: 2, generatorError: 3 } as const;
