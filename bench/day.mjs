// A day of load: people generated from the roles (day/table.mjs) work on two API processes with one
// database: they log in, look, log cases, decide, sit an exam, export and import. Prints how long
// each action took, its errors and what the processes used, and compares what was acknowledged with
// the database. See decision 0121. Usage: npm run bench -- day [--people 300] [--minutes 60]
// [--restart] [--events] [--event part-of-name] [--limit-mb N] [--out FILE.json]
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { setup } from '../tools/setup.mjs'
import { ACTIONS, newAcknowledged } from './day/actions.mjs'
import { checkKept } from './day/check-kept.mjs'
import { openClient } from './day/client.mjs'
import { clockEnvironment, letHappen, mountSmallDisk, unmountSmallDisk } from './day/events.mjs'
import { addExam } from './day/made-exam.mjs'
import { openMeasures, printMeasures, printTable } from './day/measures.mjs'
import { limitMemory } from './day/memory-limit.mjs'
import { addPeople } from './day/people.mjs'
import { startProcess, watchMachine } from './day/processes.mjs'
import { makeSheets } from './day/sheets.mjs'
import {
  ARRIVING_MINUTES,
  DAY,
  HANDING_IN,
  isOfExam,
  LARGE,
  ON_ARRIVING,
  RESTART_AT,
} from './day/table.mjs'
import { freshFolder, ownerOf, startApi, stopApi } from './product.mjs'
import { startEmbedded } from './years/product.mjs'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '60' },
    restart: { type: 'boolean', default: false },
    events: { type: 'boolean', default: false },
    event: { type: 'string' },
    'limit-mb': { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'residency-bench-day.json') },
  },
})

const PEOPLE = Number(values.people)
const MINUTES = Number(values.minutes)
const EVENT = values.event ?? (values.events ? '' : undefined)
const LIMIT_MB = values['limit-mb'] && Number(values['limit-mb'])
const [PORTS, TAKERS, ITEMS] = [[18_441, 18_442], 200, 50]
const LONGEST_FILL_MS = 10 * 60_000
const PROGRESS_MS = 5 * 60_000
const EXPORTED = 10_000

if (!Number.isInteger(PEOPLE) || PEOPLE < 10 || PEOPLE > 2000)
  throw new Error('--people: a whole number from 10 to 2000')

if (!(MINUTES >= 1 && MINUTES <= 600)) throw new Error('--minutes: from 1 to 600')

if (LIMIT_MB !== undefined && !(LIMIT_MB >= 100)) throw new Error('--limit-mb: at least 100')

const MS = MINUTES * 60_000
const sleep = (ms) => new Promise((done) => setTimeout(done, ms))
const sleepUntil = (moment) => sleep(Math.max(0, moment - performance.now()))

/** The roles arrive mixed, in every run in the same order. */
const mixed = (everybody) => {
  const placeOf = ({ id }) => (id * 2_654_435_761) % 4_294_967_296

  return everybody.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The exam of nine o'clock, which two hundred trainees of the day sit. */
async function makeExam(owner, everybody) {
  const exam = await addExam(owner, ITEMS)
  const takers = everybody.filter(({ role }) => role === 'trainee').slice(0, TAKERS)

  await owner.query(
    'insert into learning_candidates (exam_id, user_id) select $1, id from unnest($2::bigint[]) id',
    [exam.exam, takers.map(({ id }) => id)],
  )

  for (const taker of takers) taker.sits = true

  return exam
}

/** One person: arrives, then does what is due, one thing after another, until the run is over. */
async function live(person, run) {
  const { begun, end } = run
  const arriving = Math.min(ARRIVING_MINUTES * 60_000, MS / 3)

  await sleepUntil(begun + (person.number / PEOPLE) * arriving)

  const act = async (action) => {
    try {
      // whose session is over logs in again
      if (action !== 'log in' && !person.client.isSignedIn()) {
        await ACTIONS['log in'](person, run)
        if (!person.client.isSignedIn()) return
        if (!person.isWatching) await ACTIONS['live updates'](person, run)
      }

      await ACTIONS[action](person, run)
    } catch (error) {
      run.broken.push(error)
    }
  }

  for (const action of ON_ARRIVING) await act(action)

  const rows = DAY.filter(
    ([role, action]) => role === person.role && (!isOfExam(action) || person.sits),
  )

  const handsInEarlier = HANDING_IN * (person.number / PEOPLE)

  const plans = rows.map(([, action, aMinute, [from, until]], at) => {
    const everyMs = 60_000 / aMinute
    // each person begins at a moment of their own, the same one in every run
    const shift = ((person.number * 7 + at * 3) % 20) / 20

    return {
      action,
      everyMs,
      until: begun + (isOfExam(action) ? until - handsInEarlier * (until - from) : until) * MS,
      // what is rare comes once in a short run, too
      due:
        Math.max(performance.now(), begun + from * MS) +
        shift * Math.min(everyMs, 0.8 * (until - from) * MS),
    }
  })

  const exam = plans.find(({ action }) => isOfExam(action))
  const examFrom = exam && exam.due - exam.everyMs

  for (;;) {
    const now = performance.now()
    const sits = exam && examFrom <= now && now < exam.until
    const open = plans.filter((plan) => plan.due < plan.until && (!sits || plan === exam))
    const next = open.toSorted((a, b) => a.due - b.due)[0]
    // while the exam lasts, what else was due waits for its end
    const at = sits && !next ? exam.until : Math.max(now, next?.due ?? end)

    if (at >= end) return

    await sleepUntil(at)
    if (!next) continue

    await act(next.action)
    next.due = Math.max(performance.now(), next.due + next.everyMs)
  }
}

/** With --restart: one process after the other is replaced in the middle. */
async function restartInTurn(processes, { begun, measures }) {
  await sleepUntil(begun + RESTART_AT * MS)

  for (const process of processes) {
    measures.begin(`restart of ${process.port}`)
    const seconds = await process.restart()
    console.log(`the process on ${process.port} was replaced in ${seconds.toFixed(1)} s`)
  }

  measures.begin('after the restarts')
}

/** With --limit-mb: a large import and a large export of both processes at once. */
async function askForMuch(people, run) {
  const administrators = people
    .filter(({ role }) => role === 'administrator')
    .slice(0, PORTS.length)

  for (const [at, part] of LARGE.at.entries()) {
    await sleepUntil(run.begun + part * MS)
    run.measures.begin(`large import and export, ${at + 1}`)

    await Promise.all(
      administrators.flatMap((person) =>
        LARGE.actions.map((action) => ACTIONS[action](person, run)),
      ),
    )

    run.measures.begin(`after large import and export, ${at + 1}`)
  }
}

/** The product fills the demo hospital; what its jobs add in the first minute belongs to it. */
async function fillDemo(folder) {
  const api = await startApi(folder, PORTS[0], {}, ['ignore', 'ignore', 'inherit'], LONGEST_FILL_MS)
  const owner = await ownerOf(folder)
  const latest = performance.now() + LONGEST_FILL_MS

  for (let isFilled = false; !isFilled && performance.now() < latest; await sleep(1000))
    isFilled = (
      await owner.query(`select exists (select from learning_courses) and exists (select from learning_induction_trains)
        and exists (select from message_informs) as filled`)
    ).rows[0].filled

  await owner.end()
  await stopApi(api)
}

function makeLimits() {
  if (!LIMIT_MB) return PORTS.map(() => undefined)

  try {
    return PORTS.map((port) => limitMemory(`day-${port}`, LIMIT_MB))
  } catch (error) {
    console.log(`no limit of memory: this machine does not allow it (${error.message})`)
    return PORTS.map(() => undefined)
  }
}

// a run that was killed has left its disk
unmountSmallDisk(join(tmpdir(), 'residency-bench-day'))

const folder = freshFolder('bench-day')
const logs = freshFolder('bench-day-logs')
const isSmallDisk = EVENT !== undefined && mountSmallDisk(folder)
const clockFile = join(folder, 'clock')
const processes = []
let limits = []
let database

try {
  // what a start would build is built before, outside the limits
  await setup()
  mkdirSync(join(folder, 'data'), { recursive: true, mode: 0o755 })
  // this process holds the database, so that it is outside the limits of the API processes
  database = await startEmbedded(join(folder, 'data'), console.log)
  await fillDemo(folder)

  const databasePid = () => {
    try {
      return Number(readFileSync(join(database.where, 'pg/postmaster.pid'), 'utf8').split('\n')[0])
    } catch {
      return 0
    }
  }

  const owner = await ownerOf(folder)
  const everybody = await addPeople(owner, PEOPLE)
  const exam = await makeExam(owner, everybody)
  const { rows } = await owner.query(
    `select case_day::text as day from workload_entries order by case_day desc offset ${EXPORTED} limit 1`,
  )

  await owner.end()

  const sheets = await makeSheets({
    administrators: everybody.filter(({ role }) => role === 'administrator').length,
    minutes: MINUTES,
    large: LIMIT_MB ? LARGE.at.length * PORTS.length : 0,
  })
  limits = makeLimits()

  const environment = EVENT === undefined ? {} : clockEnvironment(clockFile)

  for (const [at, port] of PORTS.entries())
    processes.push(await startProcess(folder, logs, port, environment, limits[at]))

  const measures = openMeasures()
  const load = loadavg()[0]
  const begun = performance.now()

  const run = {
    measures,
    begun,
    end: begun + MS,
    isOver: () => performance.now() >= begun + MS,
    acknowledged: newAcknowledged(),
    exam,
    sheets,
    exportFrom: rows[0]?.day ?? '2020-01-01',
    broken: [],
  }

  const people = mixed(everybody).map((person, number) => ({
    ...person,
    number,
    client: openClient(number, PORTS, measures),
  }))

  const roles = Map.groupBy(people, ({ role }) => role)

  console.log(
    `${people.length} people (${[...roles].map(([role, all]) => `${role} ${all.length}`).join(', ')}), ${MINUTES} minutes, load of the machine before: ${load.toFixed(1)}`,
  )

  measures.begin('the day')

  const stopWatching = watchMachine(processes, databasePid)
  const progress = setInterval(() => {
    const minutes = Math.round((performance.now() - begun) / 60_000)
    const { calls, failed } = measures.soFar()

    console.log(`minute ${minutes}: ${calls} calls, ${failed} failed`)
  }, PROGRESS_MS)
  const machine = { folder, clockFile, databasePid, isSmallDisk }

  await Promise.all([
    ...people.map((person) => live(person, run)),
    values.restart && restartInTurn(processes, run),
    EVENT !== undefined && letHappen(EVENT, MS, measures, machine, sleepUntil),
    LIMIT_MB && askForMuch(people, run),
  ])

  clearInterval(progress)

  const used = stopWatching()

  for (const { client } of people) client.close()

  const again = await ownerOf(folder)
  const kept = await checkKept(again, run).finally(() => again.end())
  const result = measures.result()
  const ended = processes.filter((process) => process.hasEnded()).map(({ port }) => port)

  printMeasures(result)
  console.log('')
  printTable(Object.keys(kept[0]), kept.map(Object.values))
  console.log('')

  for (const { port, ...figures } of used.processes)
    console.log(
      `process on ${port}: ${figures['CPU ms a second']} ms of CPU a second, peak MB ${figures['peak MB of each process'].join(', ')}${figures.limit ? `, ${JSON.stringify(figures.limit)}` : ''}`,
    )

  console.log(
    `database: ${used['database CPU ms a second']} ms of CPU a second; this load tool: ${used['load tool CPU ms a second']} ms`,
  )
  console.log(`load of the machine: ${load.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after`)

  const refused = Map.groupBy(run.acknowledged.refused, (why) => why)
  for (const [why, all] of refused) console.log(`refused ${all.length} rows: ${why}`)
  for (const error of run.broken.slice(0, 5)) console.error(error)
  if (ended.length) console.error(`ended by themselves: ${ended.join(', ')}`)

  const out = resolve(values.out)
  const facts = { people: people.length, minutes: MINUTES, options: values, load }

  writeFileSync(out, `${JSON.stringify({ ...facts, ...result, kept, used, ended }, null, 2)}\n`)
  console.log(`all figures: ${out}; what the product said: ${logs}`)

  const isLost = kept.some(({ lost, doubled }) => lost > 0 || doubled > 0)
  const isFailed = result.actions.some(({ errors }) => Object.keys(errors).length > 0)
  if (isLost || ended.length || run.broken.length || (isFailed && EVENT === undefined && !LIMIT_MB))
    process.exitCode = 1
} finally {
  await Promise.all(processes.map((process) => process.stop()))
  for (const limit of limits) limit?.remove()
  await database?.stop()
  if (database) cpSync(join(database.where, 'pg/server.log'), join(logs, 'database.log'))
  if (isSmallDisk) unmountSmallDisk(folder)
}
