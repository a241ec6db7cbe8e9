import {
  DOMAINS,
  type Domain,
  LEVEL_COUNT,
} from '@residency/contract/areas/evaluation/competency/competency.contract'
import type {
  CompetencyPoint,
  CompetencyRadar,
} from '@residency/contract/areas/evaluation/competency/radar.contract'

const CENTRE = 150
const REACH = 100

/** Half-years with marks or cases, the latest first. */
export const termsOf = (points: readonly CompetencyPoint[]) =>
  [...new Set(points.filter((point) => point.marks > 0 || point.cases > 0).map(({ term }) => term))]
    .sort()
    .reverse()

const meanOf = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

export type Axis = { domain: Domain; level: number | null; cohortLevel: number | null }

/** The domains of a half-year: each the mean of its sub-competencies. */
export const axesOf = ({ competencies, points }: CompetencyRadar, term: string): Axis[] =>
  DOMAINS.filter((domain) => competencies.some((competency) => competency.domain === domain)).map(
    (domain) => {
      const ids = competencies
        .filter((competency) => competency.domain === domain)
        .map(({ id }) => id)
      const here = points.filter((point) => point.term === term && ids.includes(point.competencyId))
      return {
        domain,
        level: meanOf(here.map(({ level }) => level)),
        cohortLevel: meanOf(here.map(({ cohortLevel }) => cohortLevel)),
      }
    },
  )

/** Where a level is on the axis `at` of `all`. */
export function spot(at: number, all: number, level: number): readonly [number, number] {
  const angle = (at / all) * 2 * Math.PI - Math.PI / 2
  const far = (level / LEVEL_COUNT) * REACH
  return [CENTRE + far * Math.cos(angle), CENTRE + far * Math.sin(angle)]
}

/** The shape of a line; an axis without a level is left out. */
export const shapeOf = (levels: readonly (number | null)[]) =>
  levels
    .flatMap((level, index) => (level === null ? [] : [spot(index, levels.length, level)]))
    .map((point) => point.map((figure) => figure.toFixed(1)).join(','))
    .join(' ')
