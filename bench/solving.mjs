// users/me at 20 requests a second for 60 s, idle and while the timetable of 200 trainees is
// solved: p50 and p99. Usage: npm run bench -- solving
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API, freshFolder, loginAs, ownerOf, root, startApi, stopApi } from './product.mjs'

const PORT = 8397
const SECONDS = 60
const EACH_MS = 50
const FIRST = 2026 * 12 + 8 // September 2026

const dayOf = (month) =>
  `${Math.floor((FIRST + month) / 12)}-${String(((FIRST + month) % 12) + 1).padStart(2, '0')}-01`

const grouped = (list, keyOf) => {
  const groups = new Map()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])

  return groups
}

/**
 * Enters the instance: departments with their seats of each month, a cohort for each table,
 * trainees with absences. Returns the base and the cohorts.
 */
async function enter(client, { departments, trainees, horizon }) {
  const one = async (text, values = []) => (await client.query(text, values)).rows[0]
  const place = await enterBase(one)
  const departmentIds = await enterDepartments(client, one, departments, place.owner)
  const cohortIds = await enterCohorts(client, one, trainees, { ...place, departmentIds })

  return {
    baseId: Number(place.base),
    cohortIds: cohortIds.map(Number),
    startsOn: dayOf(0),
    months: horizon,
    name: 'bench',
  }
}

/** Enters a base with a major. Returns their ids, those of a training unit and of the owner. */
async function enterBase(one) {
  const owner = (await one(`select id from users where username = 'bhb'`)).id
  // a base of its own: cohorts of a plan in force would join the draft
  const base = (
    await one(`insert into bases (code, name, mode) values ('BENCH', 'bench', 'own') returning id`)
  ).id

  const major = (
    await one(
      `insert into majors (base_id, code, name, kind) values ($1, 'BENCH', 'bench', 'technician') returning id`,
      [base],
    )
  ).id

  const unit = (await one('select id from training_units order by id limit 1')).id

  return { owner, base, major, unit }
}

async function enterDepartments(client, one, departments, owner) {
  const parent = await one(
    'select id, tree_path from departments where level = 1 order by id limit 1',
  )
  const ids = new Map()

  for (const { id, capacity } of departments) {
    const made = await one(
      'insert into departments (parent_id, tree_path, name) values ($1, $2, $3) returning id',
      [parent.id, parent.tree_path, `轮转 ${id}`],
    )

    ids.set(id, made.id)

    await client.query('update departments set tree_path = $2, capacity = 0 where id = $1', [
      made.id,
      `${parent.tree_path}${made.id}/`,
    ])

    await client.query(
      'insert into department_months (department_id, month, seats, reason, updated_by) select $1, m, s, $4, $5 from unnest($2::date[], $3::int[]) t (m, s)',
      [made.id, capacity.map((_, month) => dayOf(month)), capacity, 'instance', owner],
    )
  }

  return ids
}

async function enterCohorts(client, one, trainees, { owner, major, unit, departmentIds }) {
  const cohorts = []

  const tables = grouped(trainees, ({ blocks }) =>
    JSON.stringify(
      blocks.map(({ department, months, stage }) => [department, months, stage]).sort(),
    ),
  )

  for (const members of tables.values()) {
    const { blocks } = members[0]
    const months = blocks.reduce((sum, block) => sum + block.months, 0)

    const standard = await one(
      `insert into standards (series_id, edition, issuer, name, source, major_id, degree_kind, length_months, state, published_at, created_by)
       values ($1, 1, 'hospital', 'bench', 'bench', $2, 'none', $3, 'published', now(), $4) returning id`,
      [-1 - cohorts.length, major, months, owner],
    )

    const cohort = await one(
      `insert into cohorts (name, major_id, year, starts_on, standard_id, state, created_by) values ($1, $2, 2026, $3, $4, 'approved', $5) returning id`,
      [`届 ${cohorts.length}`, major, dayOf(0), standard.id, owner],
    )

    cohorts.push(cohort.id)

    for (const [place, block] of blocks.entries())
      await client.query(
        `insert into cohort_rows (cohort_id, place, stage, kind, department_id, months) values ($1, $2, $3, 'required', $4, $5)`,
        [cohort.id, place, block.stage ?? null, departmentIds.get(block.department), block.months],
      )

    for (const trainee of members) {
      const user = await one(
        'insert into users (username, nickname, real_name) values ($1, $1, $1) returning id',
        [`b${trainee.id}`.toLowerCase()],
      )

      const made = await one(
        `insert into trainees (number, user_id, major_id, training_unit_id, trainee_kind, real_name, enrolled_on, starts_on, length_months, cohort_id)
         values ($1, $2, $3, $4, 'sponsored', $1, $5, $5, $6, $7) returning id`,
        [`B${trainee.id}`, user.id, major, unit, dayOf(trainee.start), months, cohort.id],
      )

      for (const month of trainee.absent ?? [])
        await client.query(
          `insert into rotation_absences (trainee_id, starts_on, ends_on, reason, created_by) values ($1, $2, ($2::date + interval '1 month - 1 day')::date, 'bench', $3)`,
          [made.id, dayOf(month), owner],
        )
    }
  }

  return cohorts
}

/**
 * Milliseconds of each call of users/me, begun every 50 ms whether or not the last one has ended.
 */
async function times(call) {
  const passed = []
  const begun = performance.now()
  const calls = []

  for (let i = 0; i < (SECONDS * 1000) / EACH_MS; i++) {
    const wait = begun + i * EACH_MS - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))

    const at = performance.now()

    calls.push(call('GET', '/users/me').then(() => passed.push(performance.now() - at)))
  }

  await Promise.all(calls)

  const sorted = passed.sort((a, b) => a - b)
  const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(1)

  return { p50: at(0.5), p99: at(0.99) }
}

const folder = freshFolder('bench-solving')
const api = await startApi(folder, PORT)
const client = await ownerOf(folder)

try {
  const token = await loginAs(PORT, 'bhb')

  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${PORT}${API}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })

    const { data, msg } = await answer.json()
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${msg}`)

    return data
  }

  const form = await enter(
    client,
    JSON.parse(readFileSync(join(root, 'bench/rotations/mixed200.json'), 'utf8')),
  )

  const { id } = await call('POST', '/rotationPlans', form)
  const boardAt = performance.now()
  const { version, blocks } = await call('GET', `/rotationPlans/${id}/board`)

  console.log(
    `board of 200 trainees, ${blocks.length} blocks: ${Math.round(performance.now() - boardAt)} ms`,
  )
  await call('GET', '/users/me')

  const idle = await times(call)

  console.log(`users/me, idle: p50 ${idle.p50} ms, p99 ${idle.p99} ms`)

  await call('POST', `/rotationPlans/${id}/runs`, {
    kind: 'solve',
    seconds: SECONDS + 10,
    version,
    fromMonth: null,
  })

  await new Promise((done) => setTimeout(done, 3000))

  const whileSolving = await times(call)
  const run = await call('GET', `/rotationPlans/${id}/runs/last`)

  console.log(
    `users/me, while solving: p50 ${whileSolving.p50} ms, p99 ${whileSolving.p99} ms; plan ${run.value}, bound ${run.bound}`,
  )
} finally {
  await client.end()
  await stopApi(api)
}
