import { inShanghai } from '../../../platform/clock.ts'

/** Until when a code is good, for paper and screen. */
export const shownMoment = (instant: string) => inShanghai(instant).format('YYYY-MM-DD HH:mm')
