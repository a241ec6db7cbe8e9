/** A preference about a day: a shift, or rather none. */
export type DayPreference = { day: string; wants: boolean }

type Day = {
  /** The person has a shift on that day, of whichever department. */
  hasShift: boolean
  /** The person is on leave or away. */
  isAway: boolean
}

/** Whether a preference is met; null: the person is away, so that nothing can be met. */
export const isPreferenceMet = (
  { wants }: Pick<DayPreference, 'wants'>,
  { hasShift, isAway }: Day,
): boolean | null => (isAway ? null : wants === hasShift)
