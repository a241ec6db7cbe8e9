/**
 * The exchange format of rotation problems (bench/rotations/README.md): months are whole, counted
 * from 0; `start` is the first month, `end` the month after the last. In an instance of half months
 * (`unit`) every number of months counts half months.
 */
export type InstanceBlock = {
  department: string
  months: number
  stage?: number
  start?: number

  /** The row of the table from which the block comes; absent: the name of its department. */
  row?: string
}

/** Every block of the first row ends before a block of the other row begins. */
export type Precedence = { first: string; next: string }

/**
 * To be in a department in as many of these months as the stay allows, or (`not`) in none of them.
 * Without a department: in any.
 */
export type PlacePreference = {
  department?: string
  months: number[]
  not?: boolean
  weight: number
}

/** What a trainee would like: a place in months, or one row before another. */
export type Preference = PlacePreference | (Precedence & { weight: number })

export type InstanceTrainee = {
  id: string
  start?: number
  end?: number
  absent?: number[]
  blocks: InstanceBlock[]
  order?: Precedence[]
  preferences?: Preference[]
}

/**
 * Two trainees who are never in one department in one month; in the months of `except` they are
 * already. An addition of our own: an instance without pairs is the exchange format without an
 * addition.
 */
export type InstancePair = { trainees: [string, string]; except?: number[] }

export type Instance = {
  /** What a number of months counts; absent: whole months. */
  unit?: 'month' | 'half-month'

  /** Months of a problem in which everybody starts together. */
  length?: number

  /** Months of a problem with windows of its trainees. */
  horizon?: number

  /**
   * `site`, an addition of our own: where the department is; fewer moves between sites are the last
   * aim. `least`: trainees that it needs in each month.
   */
  departments?: {
    id: string
    capacity?: number | number[]
    least?: number | number[]
    site?: string
  }[]
  trainees: InstanceTrainee[]
  pairs?: InstancePair[]

  /** Binds every trainee who has both rows. */
  order?: Precedence[]
}

type PlanBlock = { department: string; months: number; start: number; row?: string }
export type Plan = { trainees: { id: string; blocks: PlanBlock[] }[] }
