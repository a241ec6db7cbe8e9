import { expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'
import { openPagedLists, type PagedCall, type Row } from '../../testing/walks/paged-lists.ts'
import { callName } from '../../testing/walks/walk-judge.ts'

const { calls, readRows } = await openPagedLists(await openServer({ hospital: 'whole' }))

/** By these the reader of a row knows what it is of, in either language. */
const NAMES = [
  'name',
  'nameEn',
  'realName',
  'number',
  'traineeNumber',
  'code',
  'itemName',
  'itemNameEn',
  'titleEn',
  'unitName',
  'className',
  'trainee',
  'mentor',
  'username',
]

/** Fields that name something else, or are put together of several, by the path of the list. */
const OTHER_FIELDS: Readonly<Record<string, string>> = {
  '/api/v1/audit/page': 'username',
  '/DeptManagement/firstDept/page': 'unitName',
  '/DeptManagement/secondDept/page': 'unitName',
  '/api/v1/timeSettings/page': 'name',
  '/api/v1/baseFigures/page': 'name',
  '/api/v1/workloadPatients': 'name',
  '/api/v1/progressPlans': 'mentor',
}

const SAMPLES = 3
const searched = calls.filter((call) => 'keywords' in (call.query?.shape ?? {}))

/** The names in these rows that do not find their row. */
async function findUnfound(call: PagedCall, rows: readonly Row[], field: string) {
  const unfound: string[] = []

  for (const row of rows) {
    const name = row[field]
    if (typeof name !== 'string' || name === '' || name.includes('*')) continue

    const { list } = await readRows(call, { keywords: name, pageNum: 1, pageSize: 200 })
    if (!list.some((found) => found[field] === name)) unfound.push(name)
  }

  return unfound
}

test('what a list calls its rows finds them', async () => {
  const faults: string[] = []
  let judged = 0

  for (const call of searched) {
    const rows = (await readRows(call, { pageNum: 1, pageSize: SAMPLES })).list
    const fields = NAMES.filter((field) => rows.some((row) => row[field]))

    for (const field of fields) {
      if (OTHER_FIELDS[call.path] === field) continue

      const unfound = await findUnfound(call, rows, field)
      if (unfound.length) faults.push(`${callName(call)}: ${field} ${unfound[0]}`)
      judged++
    }
  }

  expect(faults).toEqual([])
  expect(judged).toBeGreaterThan(100)
}, 120_000)
