import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { fillTemplate } from '../testing/server/hospital-templates.ts'

const at = inject('database')
const owner = new pg.Client({ ...at, database: 'postgres' })

await owner.connect()
afterAll(() => owner.end())

/** Moments in China at which a month, a year or a week begins or ends, and a week of holidays. */
const MOMENTS = [
  '2026-11-30T23:59',
  '2026-12-01T00:01',
  '2026-12-31T23:59',
  '2027-01-01T00:01',
  '2027-02-28T12:00',
  '2027-03-01T07:59',
  '2028-02-29T12:00',
  '2027-10-01T09:00',
  '2027-06-06T20:00',
  '2027-06-07T06:00',
]

test.each(MOMENTS)(
  'the whole demo hospital can be filled at %s',
  async (moment) => {
    const database = `t_${randomBytes(6).toString('hex')}`
    const now = new Date(`${moment}:00+08:00`)

    try {
      await fillTemplate(at, database, inject('keyFile'), { DEMO_APPLICANTS: '' }, now)

      const filled = new pg.Client({ ...at, database })

      await filled.connect()

      const { rows } = await filled.query('select count(*)::int as count from trainees')

      await filled.end()
      expect(rows[0].count).toBeGreaterThan(100)
    } finally {
      await owner.query(`drop database if exists ${database} with (force)`)
    }
  },
  180_000,
)
