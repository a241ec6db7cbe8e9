/** A preference about a day: a shift, or rather none. */
export type DayPreference = { day: string; wants: boolean }

/**
 * Whether a preference for a day on which the person is there is met; `hasShift`: a shift on that
 * day, of whichever department.
 */
export const isPreferenceMet = (
  { wants }: Pick<DayPreference, 'wants'>,
  hasShift: boolean,
): boolean => wants === hasShift
