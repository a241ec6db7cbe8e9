/** The number of an agreement: year and serial of the intake, and a running number of four digits: XY2026010001. */
export const agreementNumber = (year: number, serial: number, running: number) =>
  `XY${year}${String(serial).padStart(2, '0')}${String(running).padStart(4, '0')}`

/** Nobody trains longer: another year was meant. */
const MOST_YEARS = 10
export const isTooLong = (startsOn: string, endsOn: string) => Number(endsOn.slice(0, 4)) - Number(startsOn.slice(0, 4)) > MOST_YEARS

/** Training lasts a year at least (calendar years: the same day a year later, 29 February counting as 28). */
export function isLongEnough(startsOn: string, endsOn: string): boolean {
  const [year, month, day] = startsOn.split('-').map(Number) as [number, number, number]
  const last = month === 2 && day === 29 ? 28 : day
  const aYearLater = `${year + 1}-${String(month).padStart(2, '0')}-${String(last).padStart(2, '0')}`
  return endsOn >= aYearLater
}
