/**
 * Days of a year that are still to be carried over. Days of the old year that come back later are
 * carried over too.
 */
export const toCarry = (leftOfOldYear: number, carriedBefore: number) =>
  Math.max(0, leftOfOldYear - carriedBefore)

/**
 * Carried days that end: those that leave up to the last day has not used, and never more than the
 * account has left. Leave up to that day uses carried days first.
 */
export const toEnd = ({
  carried,
  usedUntil,
  left,
}: {
  carried: number
  usedUntil: number
  left: number
}) => Math.max(0, Math.min(carried - usedUntil, left))
