// The product with ten years of data of a large hospital: fills a database once (years/areas/*.sql)
// and stores it as a template. On a copy it opens every list, record, home, calendar, report and
// export as every role, and compares with one year. See decision 0096. Usage: npm run bench --
// years [--years 10] [--scale 1] [--folder DIRECTORY] [--fill | --measure] [--again] [--in-place]
// [--only part-of-path] [--role name] [--repeats 20] [--explain part-of-path] [--compare FILE.json]
// [--out FILE.json] [--rows [--record]]: fails when a list reads more rows than it may, or records
// how many each reads (years/read-rows.mjs). [--migrations]: applies those that the filled database
// lacks, with their locks and times (years/migrate-template.mjs).
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeTemplate, openCluster, recoverTemplate, useTemplate } from './years/cluster.mjs'
import { explainCalls } from './years/explain-calls.mjs'
import { fillTemplate } from './years/fill-template.mjs'
import { measureCalls } from './years/measure-calls.mjs'
import { migrateTemplate } from './years/migrate-template.mjs'
import { readRows } from './years/read-rows.mjs'
import { compareRuns, printWorst, writeRun } from './years/report.mjs'

const { values } = parseArgs({
  options: {
    years: { type: 'string', default: '10' },
    scale: { type: 'string', default: '1' },
    folder: { type: 'string', default: join(tmpdir(), 'residency-bench-years') },
    fill: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    'in-place': { type: 'boolean', default: false },
    only: { type: 'string' },
    role: { type: 'string' },
    repeats: { type: 'string', default: '20' },
    explain: { type: 'string' },
    rows: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    migrations: { type: 'boolean', default: false },
    compare: { type: 'string' },
    out: { type: 'string' },
  },
})

const folder = resolve(values.folder)
const size = { years: Number(values.years), scale: Number(values.scale) }

if (!Number.isInteger(size.years) || size.years < 1 || size.years > 20)
  throw new Error('--years: a whole number from 1 to 20')

if (!(size.scale > 0 && size.scale <= 2)) throw new Error('--scale: more than 0, at most 2')

/** Measures the calls and writes what came out, or prints the plans of some. */
async function openCalls(cluster) {
  const choice = {
    only: values.explain ?? values.only,
    role: values.role,
    repeats: Number(values.repeats),
  }

  if (values.explain !== undefined) return explainCalls(cluster, folder, choice)
  if (values.rows) return readRows(cluster, folder, { ...choice, isRecorded: values.record })

  const file = resolve(values.out ?? join(folder, `years-${size.years}-scale-${size.scale}.json`))
  const facts = { ...size, ...(await describeTemplate(cluster)) }
  const figures = await measureCalls(cluster, folder, choice, (soFar) =>
    writeRun(file, { ...facts, ...soFar }),
  )
  const run = { ...facts, ...figures }

  writeRun(file, run)
  printWorst(run)

  if (values.compare) compareRuns(resolve(values.compare), run)

  console.log(`all calls: ${file}`)
}

const cluster = await openCluster(folder)

try {
  await recoverTemplate(cluster)
  const isFilled =
    values.measure || values.rows || values.migrations || values.explain !== undefined
  if (!isFilled) await fillTemplate(cluster, folder, size, values.again)

  if (!values.fill) {
    const giveBack = await useTemplate(cluster, size, values.migrations || values['in-place'])
    const work = values.migrations ? migrateTemplate : openCalls

    await work(cluster).finally(giveBack)
  }
} finally {
  await cluster.stop()
}
