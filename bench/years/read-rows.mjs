// How many rows of each table a list reads for the rows that it shows, from the plans of its
// statements. More than a page shows times ten is reported, unless rows-read.json has it: those
// lists add something up for each row, count exactly, or sort by a column of another table.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLogEnd, readLoggedPlans, withLoggedPlans } from './logged-plans.mjs'
import { measureCalls } from './measure-calls.mjs'

const RECORDED = join(import.meta.dirname, 'rows-read.json')
const TIMES = 10
const PAGE_SIZE = 20

/** Other data of the same size differ by less. */
const MAX_GROWTH = 1.2

const isCount = (text) => /^\s*(\/\*.*?\*\/\s*)?select\s+(\(\s*)?count\(/i.test(text)

/** Adds up what the scans of a plan have read of each table: rows that fit, and rows that did not. */
function addRows(node, rows) {
  const loops = node['Actual Loops'] ?? 0
  const table = node['Relation Name']

  if (table) {
    const read =
      node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)

    rows.set(table, (rows.get(table) ?? 0) + read * loops)
  }

  for (const inner of node.Plans ?? []) addRows(inner, rows)
}

/** Rows read by table, of all statements of a call but those that only count. */
function rowsOf(logged) {
  const rows = new Map()

  for (const { plan } of logged) {
    const { 'Query Text': text, Plan: root } = JSON.parse(plan)
    if (!isCount(text)) addRows(root, rows)
  }

  return rows
}

/** What a list has read of each table when it is opened for the second time. */
async function readRowsOf(cluster, openOnce, { endpoint, variant }) {
  const isList = 'pageNum' in (endpoint.query?.shape ?? {})
  const first = variant === 'plain' ? await openOnce(0) : { status: 'not read' }
  if (first.status !== 200 || !isList) return first

  const from = await findLogEnd(cluster)
  const { status, body } = await openOnce(1)
  const rows = rowsOf(await readLoggedPlans(cluster, from))

  return { status, body, rows }
}

/** The tables of which a list reads more than it may, with the number of rows. */
const tooManyOf = ({ path, rows }, recorded) =>
  [...rows].filter(([table, read]) => {
    const known = recorded[path]?.[table] ?? 0
    return read > TIMES * PAGE_SIZE && read > known * MAX_GROWTH
  })

function record(lists) {
  const entries = lists.flatMap((list) => {
    const over = tooManyOf(list, {}).map(([table, read]) => [table, Math.ceil(read)])
    return over.length > 0 ? [[list.path, Object.fromEntries(over)]] : []
  })

  writeFileSync(RECORDED, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  console.log(`${entries.length} of ${lists.length} lists recorded in ${RECORDED}`)
}

/** Opens the first page of every list, and fails when one reads more than it may. */
export async function readRows(cluster, folder, { isRecorded, ...choice }) {
  const { calls } = await withLoggedPlans(cluster, 'json', () =>
    measureCalls(cluster, folder, {
      ...choice,
      measure: (_product, openOnce, call) => readRowsOf(cluster, openOnce, call),
    }),
  )

  const lists = calls.filter(({ rows }) => rows)
  if (isRecorded) return record(lists)

  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8'))
  const over = lists.filter((list) => tooManyOf(list, recorded).length > 0)

  for (const list of over) {
    const tables = tooManyOf(list, recorded).map(([table, read]) => `${table} ${Math.ceil(read)}`)
    console.log(`${list.role} ${list.path}: ${tables.join(', ')}`)
  }

  console.log(`${lists.length} lists read, ${over.length} read more than they may`)
  if (over.length > 0) process.exitCode = 1
}
