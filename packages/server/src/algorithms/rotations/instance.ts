/**
 * The exchange format of rotation problems (bench/rotations/README.md): months are whole, counted
 * from 0; `start` is the first month, `end` the month after the last.
 */
export type InstanceBlock = { department: string; months: number; stage?: number; start?: number }

export type InstanceTrainee = {
  id: string
  start?: number
  end?: number
  absent?: number[]
  blocks: InstanceBlock[]
}

/**
 * Two trainees who are never in one department in one month; in the months of `except` they are
 * already. An addition of our own: an instance without pairs is the exchange format without an
 * addition.
 */
export type InstancePair = { trainees: [string, string]; except?: number[] }

export type Instance = {
  /** Months of a problem in which everybody starts together. */
  length?: number
  /** Months of a problem with windows of its trainees. */
  horizon?: number
  /**
   * `site`, an addition of our own: where the department is; fewer moves between sites are the last
   * aim.
   */
  departments?: { id: string; capacity?: number | number[]; site?: string }[]
  trainees: InstanceTrainee[]
  pairs?: InstancePair[]
}

type PlanBlock = { department: string; months: number; start: number }
export type Plan = { trainees: { id: string; blocks: PlanBlock[] }[] }
