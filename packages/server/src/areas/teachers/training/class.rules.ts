/**
 * Whether somebody who was there on so many days of a class gets its certificate: at least one day,
 * and the class's minimum share.
 */
export const hasAttendedEnough = (attended: number, days: number, minShare: number) =>
  attended > 0 && attended * 100 >= minShare * days

/**
 * Share of the days in whole percent, rounded down so that nobody seems to have reached what was
 * not reached.
 */
export const shareOf = (attended: number, days: number) =>
  days === 0 ? 0 : Math.floor((attended * 100) / days)

/**
 * Number of a certificate: P, year, four running digits; never reused (the hospital's own rule).
 */
export const certificateNumber = (year: number, running: number) =>
  `P${year}${String(running).padStart(4, '0')}`
