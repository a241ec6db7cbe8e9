import { addMonths } from '@residency/contract/kernel/day'

/** The last day that an item allows a level that is proposed or granted on a day. */
export const latestEnd = (today: string, { validMonths }: { validMonths: number }) =>
  addMonths(today, validMonths)
