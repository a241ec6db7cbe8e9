/**
 * How much of what is required is passed, in whole percent rounded down: 100 is said of everything
 * only. Null where nothing is required. `passed` counts what is beyond a requirement for none.
 */
export const percentOfRequired = (passed: number, required: number): number | null =>
  required === 0 ? null : Math.floor((passed * 100) / required)
