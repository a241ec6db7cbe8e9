import { Readable } from 'node:stream'
import { sheetErrors } from '@residency/contract/kernel'
import { expect } from 'vitest'
import { readSheet } from '../../platform/excel/read-sheet.ts'
import { type Cell, writeWorkbook } from '../../platform/excel/write-sheet.ts'
import { countWork } from '../count-work.ts'
import type { Caller, TestServer } from '../server/open-server.ts'

/** Headers by column key. */
export type Heads = Readonly<Record<string, string>>
export type SheetRow = Readonly<Record<string, Cell | undefined>>

export type SheetTask = {
  key: string
  state: string
  written: number
  unchanged: number
  wrong: number
  error: string | null
  unread: string[]
  faults: { row: number; column: string; message: string }[]
}

/** An .xlsx with these columns and rows. */
export const sheetBytes = async (heads: Heads, rows: readonly SheetRow[]) => {
  const columns = Object.entries(heads).map(([key, header]) => ({ key, header }))
  return Buffer.concat(
    await writeWorkbook([
      { name: '表', columns, rows: rows as Partial<Record<string, Cell>>[] },
    ]).toArray(),
  )
}

/**
 * Uploads a sheet to `path`/_import, lets the server work it off and returns the task; what it
 * announces is not yet sent.
 */
export async function importSheet(
  server: TestServer,
  who: Caller,
  path: string,
  content: Buffer,
  { mode = 'all', filename = '表.xlsx', into = {} as Readonly<Record<string, string>> } = {},
) {
  await server.asOwner('truncate rate_limits')

  const started = await who.form(`${path}/_import?${new URLSearchParams({ mode, ...into })}`, {
    file: { filename, content },
  })

  expect(started, started.msg).toMatchObject({ status: 200 })

  const { key } = started.data as { key: string }

  await server.work('imports')

  const task = (await who.get(`/api/v1/tasks/${key}`)).data as Omit<SheetTask, 'key'>

  countWork('imported row', expect.getState().testPath, task.written ?? 0)

  return { key, ...task }
}

/** The rows of an .xlsx by column key; empty cells are absent. */
export async function sheetRows(body: Buffer, heads: Heads) {
  const names = Object.fromEntries(Object.entries(heads).map(([key, header]) => [key, [header]]))
  const limits = { required: [], maxRows: 10_000, maxInflated: 50_000_000 }

  const reading = {
    ...limits,
    wrong: sheetErrors.sheetUnreadable,
    tooLong: sheetErrors.sheetTooLong,
  }

  const rows: Record<string, string>[] = []

  for await (const { cells } of readSheet<string>(Readable.from([body]), names, reading))
    rows.push(cells as Record<string, string>)

  return rows
}

/** Some of the columns. */
export const someOf = (heads: Heads, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, heads[key]!]))
