import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import type { stream } from 'exceljs'

const here = createRequire(import.meta.url)
// its packages are found from its own folder
const inExcel = createRequire(here.resolve('exceljs/package.json'))

/**
 * Modules of exceljs, in the order of loading: all of it at once would hold the event loop for 300 ms, and its .csv half is not
 * used. What stands first is needed by what follows.
 */
const WRITER = ['archiver-utils', 'archiver', './lib/xlsx/xform/sheet/worksheet-xform.js', './lib/stream/xlsx/workbook-writer.js']
const READER = ['bluebird', 'fstream', 'unzipper', './lib/xlsx/xform/sheet/worksheet-xform.js', './lib/stream/xlsx/workbook-reader.js']

async function loadInSteps(names: readonly string[]): Promise<unknown> {
  let last: unknown
  for (const name of names) {
    await setImmediate()
    last = inExcel(name)
  }
  return last
}

export const loadWriter = () => loadInSteps(WRITER) as Promise<typeof stream.xlsx.WorkbookWriter>
export const loadReader = () => loadInSteps(READER) as Promise<typeof stream.xlsx.WorkbookReader>
