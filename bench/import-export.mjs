// Seconds for an import of 10,000 rows; seconds and peak memory of the API process for an export of
// 100,000 users. Runs the built server on its own embedded database. Usage: node
// bench/import-export.mjs
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  API,
  freshFolder,
  loginAs,
  manyUsers,
  memoryOf,
  ownerOf,
  peakOf,
  root,
  startApi,
  stopApi,
  warmUp,
  whileCalling,
} from './product.mjs'

const PORT = 8393
const [IMPORTED, EXPORTED] = [10_000, 100_000]
const [IMPORT_SECONDS, EXPORT_MB] = [20, 300]
// exceljs is a dependency of the server package
const excel = createRequire(join(root, 'packages/server/package.json'))('exceljs')
const base = `http://127.0.0.1:${PORT}${API}`

/** A completely filled template; every number is different. */
async function filledSheet() {
  const workbook = new excel.Workbook()
  const sheet = workbook.addWorksheet('S')

  sheet.addRow(['Username', 'Nickname', 'Gender', 'Mobile', 'E-mail', 'Roles'])

  for (let i = 0; i < IMPORTED; i++)
    sheet.addRow([
      `import${i}`,
      `Person ${i}`,
      i % 2 ? 'Male' : 'Female',
      15_000_000_000 + i,
      `p${i}@example.org`,
      i % 5 ? 'STUDENT' : 'STUDENT,TEACHER',
    ])

  return Buffer.from(await workbook.xlsx.writeBuffer())
}

const folder = freshFolder('bench-sheets')
const api = await startApi(folder, PORT)

try {
  const headers = { authorization: `Bearer ${await loginAs(PORT, 'admin')}` }
  await warmUp(PORT, api.pid, headers)

  const form = new FormData()

  form.set('file', new Blob([await filledSheet()]), 'users.xlsx')

  const read = await whileCalling(PORT, api.pid, async () =>
    (
      await fetch(`${base}/users/importWithResult?deptId=1`, {
        method: 'POST',
        headers,
        body: form,
      })
    ).json(),
  )

  if (read.result.data?.created !== IMPORTED)
    throw new Error(`The import answered ${JSON.stringify(read.result).slice(0, 500)}`)

  console.log(
    `import of 10,000 rows: ${read.seconds.toFixed(1)} s (${(read.seconds / IMPORT_SECONDS).toFixed(2)} of ${IMPORT_SECONDS} s), ${read.busy.toFixed(1)} s CPU of the API, another call waits ${Math.round(read.longest)} ms at most, API peak ${Math.round(peakOf(api.pid))} MB`,
  )
  await manyUsers(folder, EXPORTED)
} finally {
  await stopApi(api)
}

// a new process, so that the peak is that of the export, not of the import
const fresh = await startApi(folder, PORT)

try {
  const owner = await ownerOf(folder)
  const { count } = (await owner.query('select count(*)::int from users')).rows[0]

  await owner.end()

  const headers = { authorization: `Bearer ${await loginAs(PORT, 'admin')}` }

  await warmUp(PORT, fresh.pid, headers)

  const idle = memoryOf(fresh.pid)

  const written = await whileCalling(PORT, fresh.pid, async () => {
    const answer = await fetch(`${base}/users/_export`, { headers })
    if (!answer.ok) throw new Error(`The export answered ${await answer.text()}`)

    return Buffer.from(await answer.arrayBuffer())
  })

  let rows = -1
  const { Readable } = await import('node:stream')

  for await (const sheet of new excel.stream.xlsx.WorkbookReader(
    Readable.from([written.result]),
    {},
  )) {
    if (rows >= 0) break
    for await (const _ of sheet) rows++
  }

  const peak = peakOf(fresh.pid)

  console.log(
    `export of ${rows} rows (of ${count} users): ${written.seconds.toFixed(1)} s, ${written.busy.toFixed(1)} s CPU of the API, peak ${Math.round(peak)} MB (${(peak / EXPORT_MB).toFixed(2)} of ${EXPORT_MB} MB; ${Math.round(idle)} MB before), ${(written.result.length / 1e6).toFixed(1)} MB file, another call waits ${Math.round(written.longest)} ms at most`,
  )
} finally {
  await stopApi(fresh)
}
