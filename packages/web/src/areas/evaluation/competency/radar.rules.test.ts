import { expect, test } from 'vitest'
import { axesOf, shapeOf, spot, termsOf } from './radar.rules.ts'

const point = (term: string, competencyId: number, level: number | null, marks = 1) => ({
  term,
  competencyId,
  level,
  marks,
  cohortLevel: null,
  cases: 0,
})

const competency = (id: number, domain: 'learning' | 'quality') => ({
  id,
  domain,
  code: `A${id}`,
  name: 'x',
  nameEn: null,
  levels: [],
})

test('a domain is the mean of its sub-competencies that have marks; half-years with marks only, the latest first', () => {
  const points = [
    point('2026-1', 1, 2),
    point('2026-1', 2, 4),
    point('2026-2', 1, null, 0),
    point('2025-2', 3, 3),
  ]

  const competencies = [
    competency(1, 'learning'),
    competency(2, 'learning'),
    competency(3, 'quality'),
  ]

  const radar = {
    traineeId: 1,
    name: 'x',
    cohort: null,
    profession: 'pharmacist' as const,
    competencies,
    points,
  }

  expect(termsOf(points)).toEqual(['2026-1', '2025-2'])

  expect(axesOf(radar, '2026-1')).toEqual([
    { domain: 'quality', level: null, cohortLevel: null },
    { domain: 'learning', level: 3, cohortLevel: null },
  ])
})

test('the highest level is at the end of its axis, and an axis without a level is no corner', () => {
  expect(spot(0, 6, 5)).toEqual([150, 50])
  expect(shapeOf([5, null]).split(' ')).toEqual(['150.0,50.0'])
})
