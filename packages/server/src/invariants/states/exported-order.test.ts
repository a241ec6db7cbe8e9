import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { inflatePart, readZipParts } from '../../platform/excel/zip-parts.ts'
import { proofPart } from '../../testing/proof.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { openPagedLists, type PagedCall, sortFieldsOf } from '../../testing/walks/paged-lists.ts'
import { callName } from '../../testing/walks/walk-judge.ts'

const server = await openServer({ hospital: 'whole' })
const { calls, readRows, readExport } = await openPagedLists(server)

/** Exports in an order of their own, by the path of their list, and why. */
const OWN_ORDER: Readonly<Record<string, string>> = {
  '/api/v1/questions': 'an import finds each question in the order of the bank',
  '/api/v1/rotationPlans': 'the export is the timetable of one plan',
}

const MAX_ROWS = 200

/** Lists that their readers may order, with the call that exports them. */
const exported = calls.flatMap((call) => {
  const path = `${call.path.replace(/\/page$/, '')}/_export`
  const exporting = server.app.bound.find((e) => e.method === 'GET' && e.path === path)
  const isOrdered = sortFieldsOf(call).length > 0 && !(call.path in OWN_ORDER)

  return exporting && isOrdered ? [{ call, exporting }] : []
})

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
