// Background sheets: seconds and peak memory of the API process for import and export of 100,000
// rows, each in its own process. Runs the built server on its own embedded database. Usage: node
// bench/tasks.mjs
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  API,
  freshFolder,
  loginAs,
  memoryOf,
  peakOf,
  root,
  startApi,
  stopApi,
  warmUp,
  whileCalling,
} from './product.mjs'

const PORT = 8394
const ROWS = 100_000
const MAX_MB = 300
const excel = createRequire(join(root, 'packages/server/package.json'))('exceljs')
const base = `http://127.0.0.1:${PORT}${API}`

const HEADS = ['字典编码', '字典值', '名称', '英文名称', '颜色', '排序', '状态', '备注']

async function filledSheet(columns = HEADS.length) {
  const workbook = new excel.Workbook()
  const sheet = workbook.addWorksheet('S')

  sheet.addRow(HEADS.slice(0, columns))

  for (let i = 0; i < ROWS; i++) {
    const row = [
      'title',
      `bench-${i}`,
      `名称 ${i}`,
      `Name ${i}`,
      '#409EFF',
      i % 1000,
      '启用',
      `第 ${i} 行`,
    ]
    sheet.addRow(row.slice(0, columns))
  }

  return Buffer.from(await workbook.xlsx.writeBuffer())
}

async function ended(headers, key) {
  for (;;) {
    const { data } = await (await fetch(`${base}/tasks/${key}`, { headers })).json()
    if (data.finishedAt) return data

    await new Promise((done) => setTimeout(done, 200))
  }
}

const report = (name, api, idle, { result, seconds, busy, longest }) => {
  if (result.written !== ROWS && result.done < ROWS)
    throw new Error(`${name}: ${JSON.stringify(result).slice(0, 300)}`)

  const peak = peakOf(api.pid)
  console.log(
    `${name} of ${result.written} rows: ${seconds.toFixed(1)} s, ${busy.toFixed(1)} s CPU of the API, peak ${Math.round(peak)} MB (${(peak / MAX_MB).toFixed(2)} of ${MAX_MB} MB; ${Math.round(idle)} MB before), another call waits ${Math.round(longest)} ms at most`,
  )
}

async function measured(folder, name, start) {
  const api = await startApi(folder, PORT)
  try {
    const headers = { authorization: `Bearer ${await loginAs(PORT, 'admin')}` }
    await warmUp(PORT, api.pid, headers)

    const idle = memoryOf(api.pid)

    const run = async () => {
      const answer = await (await start(headers)).json()
      if (!answer.data?.key) throw new Error(`${name}: ${JSON.stringify(answer)}`)

      return ended(headers, answer.data.key)
    }

    report(name, api, idle, await whileCalling(PORT, api.pid, run))
  } finally {
    await stopApi(api)
  }
}

const folder = freshFolder('bench-tasks')

const formOf = (sheet) => {
  const form = new FormData()
  form.set('file', new Blob([sheet]), 'items.xlsx')

  return form
}

const importing = (form) => (headers) =>
  fetch(`${base}/dict/items/_import`, { method: 'POST', headers, body: form })

await measured(folder, 'import', importing(formOf(await filledSheet())))

await measured(
  folder,
  'import without five of its columns, all known,',
  importing(formOf(await filledSheet(3))),
)

await measured(folder, 'export', (headers) =>
  fetch(`${base}/dict/items/_export`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ typeCode: 'title' }),
  }),
)
