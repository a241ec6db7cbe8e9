import { monthAfter } from '@residency/contract/kernel/day'

/** Months around one, the earliest first. */
export const monthsAround = (month: string, before: number, after: number) =>
  Array.from({ length: before + after + 1 }, (_, i) => monthAfter(month, i - before))
