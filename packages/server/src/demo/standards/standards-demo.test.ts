import { monthsOfRow } from '@residency/contract/areas/standards/table/standard-rows.public'
import { beforeAll, expect, test } from 'vitest'
import { fillDemoParts } from '../../testing/fill-demo-parts.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { fillStandardsDemo } from './standards.demo.ts'
import { demoStandards, namesInTables } from './tables.demo.ts'

const server = await openServer()

beforeAll(async () => {
  await fillDemoParts(server, [fillStandardsDemo])
})

const rows = async <T>(query: string) => (await server.asOwner(query)).rows as T[]

test('fourteen standards of eight majors are published and add up, each requirement has its minimum', async () => {
  const ids = new Map(namesInTables().map((name, at) => [name, at + 1]))

  for (const { form, rows: own } of demoStandards((name) => ids.get(name)!))
    expect(
      own.reduce((sum, row) => sum + monthsOfRow(row), 0),
      form.name,
    ).toBe(form.lengthMonths)

  const standards = await rows<{ state: string; majorId: string | null }>(
    'select state, major_id from standards',
  )

  expect(standards.filter((one) => one.majorId !== null)).toHaveLength(14)
  expect(new Set(standards.map((one) => one.majorId)).size).toBe(9)
  expect(standards.every(({ state }) => state === 'published')).toBe(true)

  const [{ count }] = (await rows<{ count: string }>(
    'select count(*) from standard_requirements',
  )) as [{ count: string }]

  expect(Number(count)).toBeGreaterThan(200)
})

test('every department of the standards is compared, with shares of 100 together that divide the months into whole ones', async () => {
  expect(
    await rows(`select s.name from standard_departments s left join department_matches m on m.standard_department_id = s.id
      group by s.name having coalesce(sum(m.share), 0) <> 100`),
  ).toEqual([])
  expect(
    await rows(`select s.name, r.months, m.share from standard_rows r join department_matches m on m.standard_department_id = r.department_id
      join standard_departments s on s.id = r.department_id where r.months * m.share % 100 <> 0`),
  ).toEqual([])
})

test('bases have figures of four years in every state, as their history says', async () => {
  const office = await server.as('bhb')
  const { bases } = (await office.get('/api/v1/baseFigures/bases')).data as {
    bases: { met: number; short: number; missing: number; waiting: number }[]
  }
  const sum = (key: 'met' | 'short' | 'missing' | 'waiting') =>
    bases.reduce((all, one) => all + one[key], 0)

  for (const key of ['met', 'short', 'missing', 'waiting'] as const)
    expect(sum(key), key).toBeGreaterThan(3)

  expect(
    await rows(`select f.id from base_figures f left join flow_history h on h.flow = 'baseFigure' and h.record_id = f.id
      where f.state <> coalesce(h.to_state, 'entered')`),
  ).toEqual([])
})
