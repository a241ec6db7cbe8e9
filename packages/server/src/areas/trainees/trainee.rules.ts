/**
 * Year, J for technicians (医技) or Y for pharmacists (药师), and a running number of four digits:
 * 2026Y0001.
 */
export const traineeNumber = (year: number, profession: string, running: number) =>
  `${year}${profession === 'pharmacist' ? 'Y' : 'J'}${String(running).padStart(4, '0')}`

/**
 * Somebody in training began at most 15 years ago and begins at most two years from now: anything
 * else is a slip of the pen.
 */
export function isPlausibleStart(startsOn: string, today: string): boolean {
  const years = Number(startsOn.slice(0, 4)) - Number(today.slice(0, 4))
  return years >= -15 && years <= 2
}
