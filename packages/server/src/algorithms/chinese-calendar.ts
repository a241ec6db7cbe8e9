import { addDays, daysBetween } from '@residency/contract/kernel/day'

/**
 * The days of the Chinese calendar that legal holidays follow, by the rules of GB/T 33661-2017.
 * Months begin on the day of the new moon in Beijing time. The winter solstice is in month 11. If
 * thirteen months are between two solstices, the leap month is the first without a major solar
 * term. New moon and longitude of the sun follow Meeus, Astronomical Algorithms, chapters 49 and
 * 25: the moon to seconds, the sun to 0.01°, which is a quarter of an hour.
 */
const RADIANS = Math.PI / 180
const sine = (degrees: number) => Math.sin(degrees * RADIANS)
const modulo = (value: number, by: number) => ((value % by) + by) % by

/** 1 January 2000 at noon as a Julian day; Beijing time is eight hours ahead. */
const [J2000, BEIJING] = [2_451_545, 8 / 24]

/** Seconds by which dynamical time is ahead of universal time (Espenak and Meeus, from 2005 on). */
function clockError(year: number): number {
  const since = year - 2000
  if (year < 2050) return 62.92 + 0.32217 * since + 0.005589 * since ** 2

  return -20 + 32 * ((year - 1820) / 100) ** 2 - 0.5628 * (2150 - year)
}

/**
 * An instant of dynamical time as days of Beijing time since 1 January 2000, with their fraction.
 */
function inBeijing(julianDay: number): number {
  const year = 2000 + (julianDay - J2000) / 365.25
  return julianDay - clockError(year) / 86_400 + BEIJING - (J2000 - 0.5)
}

const dayOf = (days: number) => addDays('2000-01-01', Math.floor(days))

/**
 * Periodic terms of a new moon: coefficient, power of the eccentricity, multiples of M, M', F and
 * Omega.
 */
const MOON_TERMS = [
  [-0.4072, 0, 0, 1, 0, 0],
  [0.17241, 1, 1, 0, 0, 0],
  [0.01608, 0, 0, 2, 0, 0],
  [0.01039, 0, 0, 0, 2, 0],
  [0.00739, 1, -1, 1, 0, 0],
  [-0.00514, 1, 1, 1, 0, 0],
  [0.00208, 2, 2, 0, 0, 0],
  [-0.00111, 0, 0, 1, -2, 0],
  [-0.00057, 0, 0, 1, 2, 0],
  [0.00056, 1, 1, 2, 0, 0],
  [-0.00042, 0, 0, 3, 0, 0],
  [0.00042, 1, 1, 0, 2, 0],
  [0.00038, 1, 1, 0, -2, 0],
  [-0.00024, 1, -1, 2, 0, 0],
  [-0.00017, 0, 0, 0, 0, 1],
  [-0.00007, 0, 2, 1, 0, 0],
  [0.00004, 0, 0, 2, -2, 0],
  [0.00004, 0, 3, 0, 0, 0],
  [0.00003, 0, 1, 1, -2, 0],
  [0.00003, 0, 0, 2, 2, 0],
  [-0.00003, 0, 1, 1, 2, 0],
  [0.00003, 0, -1, 1, 2, 0],
  [-0.00002, 0, -1, 1, -2, 0],
  [-0.00002, 0, 1, 3, 0, 0],
  [0.00002, 0, 0, 4, 0, 0],
] as const

/** Planetary terms of a new moon: coefficient, angle at 2000, degrees per lunation. */
const PLANET_TERMS = [
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
  [0.000062, 141.74, 53.303771],
  [0.00006, 207.14, 2.453732],
  [0.000056, 154.84, 7.30686],
  [0.000047, 34.52, 27.261239],
  [0.000042, 207.19, 0.121824],
  [0.00004, 291.34, 1.844379],
  [0.000037, 161.72, 24.198154],
  [0.000035, 239.56, 25.513099],
  [0.000023, 331.55, 3.592518],
] as const

/** The new moon of a lunation, counted from 6 January 2000, in days of Beijing time. */
function newMoon(lunation: number): number {
  const t = lunation / 1236.85
  const mean = 2_451_550.09766 + 29.530588861 * lunation + 0.00015437 * t ** 2 - 0.00000015 * t ** 3
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t ** 2
  const sun = 2.5534 + 29.1053567 * lunation - 0.0000014 * t ** 2
  const moon = 201.5643 + 385.81693528 * lunation + 0.0107582 * t ** 2 + 0.00001238 * t ** 3
  const latitude = 160.7108 + 390.67050284 * lunation - 0.0016118 * t ** 2
  const node = 124.7746 - 1.56375588 * lunation + 0.0020672 * t ** 2

  const periodic = MOON_TERMS.reduce(
    (sum, [size, power, m, l, f, o]) =>
      sum + size * eccentricity ** power * sine(m * sun + l * moon + f * latitude + o * node),
    0,
  )

  const planets = PLANET_TERMS.reduce(
    (sum, [size, start, speed], place) =>
      sum + size * sine(start + speed * lunation - (place === 0 ? 0.009173 * t ** 2 : 0)),
    0,
  )

  return inBeijing(mean + periodic + planets)
}

/** The apparent longitude of the sun at a Julian day of dynamical time, in degrees. */
function sunAt(julianDay: number): number {
  const t = (julianDay - J2000) / 36_525
  const mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t ** 2
  const anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t ** 2

  const centre =
    (1.914602 - 0.004817 * t - 0.000014 * t ** 2) * sine(anomaly) +
    (0.019993 - 0.000101 * t) * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly)

  return modulo(mean + centre - 0.00569 - 0.00478 * sine(125.04 - 1934.136 * t), 360)
}

/**
 * When the sun reaches a longitude in a year, in days of Beijing time: 15° is Qingming, 270° the
 * winter solstice.
 */
function solarTerm(year: number, longitude: number): number {
  let at =
    J2000 +
    (year - 2000) * 365.2422 +
    79.3 +
    modulo(longitude, 360) * 1.01456 -
    (longitude > 280 ? 365.2422 : 0)
  for (let step = 0; step < 6; step++)
    at += (modulo(longitude - sunAt(at) + 180, 360) - 180) / 0.98565

  return inBeijing(at)
}

export const solarTermDay = (year: number, longitude: number) => dayOf(solarTerm(year, longitude))

const lunationOn = (day: string) => {
  let lunation = Math.floor(daysBetween('2000-01-06', day) / 29.530588861) - 1
  while (dayOf(newMoon(lunation + 1)) <= day) lunation++

  return lunation
}

/** Whether a lunation holds a major solar term, one of twelve at multiples of 30°. */
function holdsMajorTerm(lunation: number): boolean {
  const [first, next] = [dayOf(newMoon(lunation)), dayOf(newMoon(lunation + 1))]
  const year = Number(first.slice(0, 4))
  const terms = [year, year + 1].flatMap((termYear) =>
    Array.from({ length: 12 }, (_, n) => solarTermDay(termYear, n * 30)),
  )

  return terms.some((day) => day >= first && day < next)
}

/** The first days of months 1 to 10 of a Chinese year by their number; leap months are left out. */
export function monthsOfYear(year: number): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  const eleventh = lunationOn(solarTermDay(year - 1, 270))
  const nextEleventh = lunationOn(solarTermDay(year, 270))
  let canLeap = nextEleventh - eleventh === 13
  let number = 11

  for (let lunation = eleventh; lunation < nextEleventh; lunation++) {
    const isLeap = canLeap && lunation > eleventh && !holdsMajorTerm(lunation)
    if (isLeap) canLeap = false
    else {
      if (number <= 10) found.set(number, dayOf(newMoon(lunation)))
      number = number === 12 ? 1 : number + 1
    }
  }

  return found
}
