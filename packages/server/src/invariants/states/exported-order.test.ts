import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { inflatePart, readZipParts } from '../../platform/excel/zip-parts.ts'
import { proofPart } from '../../testing/proof.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { openPagedLists, type PagedCall, sortFieldsOf } from '../../testing/walks/paged-lists.ts'
import { callName } from '../../testing/walks/walk-judge.ts'

const server = await openServer({ hospital: 'whole' })
const { calls, readRows, readExport } = await openPagedLists(server)

/** The bank of questions goes out in its own order, in which an import finds each of them. */
const OWN_ORDER = ['/api/v1/questions']

/** Its export is the timetable of one plan. */
const NO_LIST = ['/api/v1/rotationPlans']

const MAX_ROWS = 200

const OF_PAGES = ['pageNum', 'pageSize', 'sort']

/** Lists with the call that exports them. */
const withExport = calls.flatMap((call) => {
  const path = `${call.path.replace(/\/page$/, '')}/_export`
  const exporting = server.app.bound.find((e) => e.method === 'GET' && e.path === path)

  return exporting && !NO_LIST.includes(call.path) ? [{ call, exporting }] : []
})

/** Those that their readers may order. */
const exported = withExport.filter(
  ({ call }) => sortFieldsOf(call).length > 0 && !OWN_ORDER.includes(call.path),
)

/** The rows of an exported list as they are written. */
const rowsOf = (file: Buffer) =>
  text(
    inflatePart(
      readZipParts(file, { maxParts: 200, maxInflated: 1e8 }).get('xl/worksheets/sheet1.xml')!,
    ),
  )

/** Whether the rows of the list have different values, by which they can be ordered. */
async function isOrderedBy(call: PagedCall, sort: string) {
  const { list } = await readRows(call, { sort, pageNum: 1, pageSize: MAX_ROWS })
  const values = list.map((row) => row[sort] ?? null).filter((value) => value !== null)

  return new Set(values.map((value) => JSON.stringify(value))).size > 1
}

test('an export takes every order that its list takes', () => {
  const missing = exported.flatMap(({ call, exporting }) =>
    sortFieldsOf(call)
      .filter((field) => !sortFieldsOf(exporting).includes(field))
      .map((field) => `${callName(exporting)}: ${field}`),
  )

  expect(missing).toEqual([])
})

test('an export takes every filter of its list', () => {
  const missing = withExport.flatMap(({ call, exporting }) =>
    Object.keys(call.query?.shape ?? {})
      .filter((name) => !(name in (exporting.query?.shape ?? {})) && !OF_PAGES.includes(name))
      .map((name) => `${callName(exporting)}: ${name}`),
  )

  expect(missing).toEqual([])
})

test('an export has the order that was chosen for its list', async () => {
  const faults: string[] = []
  let judged = 0

  // All fields of each list by `npm run proof`, the first of each by `npm test`.
  for (const { call, exporting } of exported)
    for (const field of proofPart(sortFieldsOf(call), 0)) {
      if (!(await isOrderedBy(call, field))) continue

      const rising = await readExport(call, exporting, field)
      const falling = await readExport(call, exporting, `-${field}`)
      if (!rising || !falling) continue

      if ((await rowsOf(rising)) === (await rowsOf(falling)))
        faults.push(`${callName(exporting)}: ${field}`)
      judged++
    }

  expect(faults).toEqual([])
  expect(judged).toBeGreaterThan(25)
}, 120_000)
