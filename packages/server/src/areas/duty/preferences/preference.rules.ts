/** A preference about a day: a shift, or rather none. */
export type DayPreference = { day: string; wants: boolean }

/** Whether a preference is met; `hasShift`: the person has a shift on that day. */
export const isPreferenceMet = (
  { wants }: Pick<DayPreference, 'wants'>,
  hasShift: boolean,
): boolean => wants === hasShift
