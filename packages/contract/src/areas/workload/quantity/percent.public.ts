/**
 * How much of what is required is passed, in whole percent, rounded down: 100 only where all of it
 * is. Null where nothing is required. `passed` leaves out what exceeds a requirement.
 */
export const percentOfRequired = (passed: number, required: number): number | null =>
  required === 0 ? null : Math.floor((passed * 100) / required)
