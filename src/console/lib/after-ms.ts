export const afterMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
