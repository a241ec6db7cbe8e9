/** Legal holidays come first: a holiday on a Sunday is a holiday. */
export type DayClass = 'workday' | 'weekend' | 'holiday'

/** So many of the people of a shift have at least this level. */
type LevelNeed = { level: number; least: number }

export type ShiftKind = {
  id: string

  /** `HH:MM`; an end at or before the beginning is on the next day. */
  from: string
  until: string

  /** The classes of days on which it exists. */
  on: readonly DayClass[]

  /** People that it needs, and people that it can have. */
  least: number
  most: number
  levels?: readonly LevelNeed[]
  isNight?: boolean

  /** On call in the hospital is work; on call from home is neither work nor an occupied day. */
  onCall?: 'house' | 'home'

  /** Hours of rest after it, instead of those of the limits. */
  restHours?: number
}

/** A shift of a person: the day is that on which it begins, `YYYY-MM-DD`. */
export type Assignment = { person: string; kind: string; day: string }

/** A preference for one kind, or for any shift of the day. */
export type Preference = { day: string; kind?: string; wants: boolean }

export type RosterPerson = {
  id: string
  level: number

  /** Share of the six months, this roster included, in which the person was present: 0 to 1. */
  presence?: number

  /** Shifts of the last six months before this roster. */
  past?: { nights: number; weekends: number; holidays: number }

  /** Days of leave and of stays elsewhere. */
  away?: readonly string[]

  /** Hours of exams, courses and the like: `YYYY-MM-DDTHH:MM`. */
  busy?: readonly { from: string; until: string }[]

  /** Shifts of the four weeks before the roster, for rest and averages. */
  before?: readonly { kind: string; day: string }[]
  preferences?: readonly Preference[]

  /** Hours of other work in a week; they count towards the weekly hours. */
  otherHours?: number
}

export type RosterLimits = {
  /** Hours of rest after a night, and after a shift of 24 hours. */
  restAfterNight: number
  restAfterDay: number
  nightsInRow: number

  /** In-house nights: at most every so many nights, averaged over four weeks. */
  everyNights: number

  /** Days without a shift in four weeks. */
  freeDays: number

  /** Hours of work in one stretch, with handing over. */
  stretchHours: number

  /** Hours in a week, averaged over four weeks. */
  weeklyHours: number
}

/** What a unit of each costs; a place that stays empty costs `unfilled`. */
export type RosterWeights = {
  unfilled: number
  fairness: number
  preferences: number
  changes: number
}

export type RosterInstance = {
  /** The first day of the roster, `YYYY-MM-DD`. */
  first: string

  /** How many days it has. */
  days: number
  holidays?: readonly string[]

  /** Weekend days on which people work in exchange for a holiday. */
  workdays?: readonly string[]
  kinds: readonly ShiftKind[]
  people: readonly RosterPerson[]

  /** Shifts that are decided: the solver keeps them. */
  locked?: readonly Assignment[]

  /** A published roster that is repaired: every difference from it costs. */
  current?: readonly Assignment[]
  limits?: Partial<RosterLimits>
  weights?: Partial<RosterWeights>
}

/**
 * Defaults: ACGME Common Program Requirements 2022, 6.17 to 6.28, and the hospital's own limits for
 * rest and nights in a row.
 */
export const DEFAULT_LIMITS: RosterLimits = {
  restAfterNight: 11,
  restAfterDay: 14,
  nightsInRow: 2,
  everyNights: 3,
  freeDays: 4,
  stretchHours: 28,
  weeklyHours: 80,
}

export const DEFAULT_WEIGHTS: RosterWeights = {
  unfilled: 1000,
  fairness: 1,
  preferences: 1,
  changes: 1,
}

/** Days of the window over which limits are averaged. */
export const WINDOW_DAYS = 28
