// Two million workload entries: milliseconds of the statements behind the completion of a cohort of
// 200 and the lists of entries. Medians of fifteen calls after three. The product's own functions
// on the embedded database. Usage: node bench/workload.mjs [entries]
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { freshFolder, ownerOf, root, socketOf, startApi, stopApi } from './product.mjs'

const PORT = 8399
const ENTRIES = Number(process.argv[2] ?? 2_000_000)
const [TRAINEES, COHORT] = [2000, 200]
const MAX_MS = { cohort: 200, page: 50 }

/** The queries of the area, bundled next to the server so that its packages are found. */
async function productQueries() {
  const area = './areas/workload'

  const exported = [
    `${area}/quantity/quantity.queries.ts`,
    `${area}/entries/entry.queries.ts`,
    './platform/db/pool.ts',
  ]

  const stdin = {
    contents: exported.map((file) => `export * from '${file}'`).join('\n'),
    resolveDir: join(root, 'packages/server/src'),
    loader: 'ts',
  }

  const outfile = join(root, 'packages/server/dist/bench-workload.mjs')

  await build({
    stdin,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg', 'kysely'],
  })

  return import(pathToFileURL(outfile).href).finally(() => rmSync(outfile))
}

/**
 * Ten cohorts of the standard of laboratory technicians with a stay of three months after the
 * other, and what they logged in three years.
 */
const FILL = `
  set session_replication_role = replica; set synchronous_commit = off;
  create temp table made as select i, (i - 1) / ${COHORT} as cohort, nextval(pg_get_serial_sequence('users', 'id')) user_id,
    nextval(pg_get_serial_sequence('trainees', 'id')) id from generate_series(1, ${TRAINEES}) i;
  create temp table model as select c.*, (select id from users where username = 'teacher') teacher from cohorts c
    where exists (select from cohort_rows r join standard_requirements q on q.row_id = r.standard_row_id where r.cohort_id = c.id and q.kind = 'disease') limit 1;
  create temp table grown as select n, nextval(pg_get_serial_sequence('cohorts', 'id')) id from generate_series(0, (${TRAINEES} - 1) / ${COHORT}) n;
  insert into cohorts select (jsonb_populate_record(null::cohorts, to_jsonb(c) || jsonb_build_object('id', g.id, 'name', 'bench ' || g.n))).* from grown g, cohorts c join model m on m.id = c.id;
  insert into cohort_rows select (jsonb_populate_record(null::cohort_rows, to_jsonb(r) || jsonb_build_object('id', nextval(pg_get_serial_sequence('cohort_rows', 'id')), 'cohort_id', g.id))).*
    from grown g, cohort_rows r join model m on m.id = r.cohort_id;
  insert into users (id, username, nickname, real_name) select user_id, 'bench' || i, '学员' || i, '学员' || i from made;
  insert into trainees (id, number, user_id, major_id, training_unit_id, trainee_kind, real_name, enrolled_on, starts_on, length_months, degree_kind, cohort_id, education, status)
    select d.id, 'B' || d.i, d.user_id, t.major_id, t.training_unit_id, t.trainee_kind, '学员' || d.i, date '2024-09-01', date '2024-09-01', 36, t.degree_kind, g.id, t.education, 'inTraining'
    from made d join grown g on g.n = d.cohort, (select t.* from trainees t join model m on m.id = t.cohort_id limit 1) t;
  create temp table places as select department_id, row_number() over (order by department_id) - 1 as n from (
    select distinct b.department_id from rotation_blocks b join trainees t on t.id = b.trainee_id join model m on m.id = t.cohort_id) d;
  create temp table leaders as select supervisor_id id, row_number() over () - 1 n from (select distinct supervisor_id from rotation_blocks where supervisor_id is not null) s;
  insert into rotation_blocks (trainee_id, department_id, starts_on, ends_on, origin, state, entered_on, supervisor_id)
    select d.id, p.department_id, date '2024-09-01' + make_interval(months => 3 * k), date '2024-12-01' + make_interval(months => 3 * k) - interval '1 day', 'plan', 'entered',
      date '2024-09-01' + make_interval(months => 3 * k), l.id
    from made d, generate_series(0, 8) k, places p, leaders l
    where p.n = (d.i + k) % (select count(*) from places) and l.n = (d.i * 7 + k) % (select count(*) from leaders);
  create temp table asked as select q.id, q.kind, q.item, row_number() over (order by q.id) - 1 n from standard_requirements q
    where q.row_id in (select standard_row_id from cohort_rows r join model m on m.id = r.cohort_id);
  insert into workload_entries (trainee_id, block_id, department_id, requirement_id, kind, item, case_day, role, number_hash, number_tail, state, decided_by, decided_at,
      batch_size, key, written_at, created_at, updated_at)
    select b.trainee_id, b.id, b.department_id, a.id, a.kind, a.item, e.day, (array['observed', 'assisted', 'performed'])[1 + e.j % 3], md5(e.j::text), lpad((e.j % 10000)::text, 4, '0'),
      e.state, case when e.state <> 'submitted' then b.supervisor_id end, case when e.state <> 'submitted' then e.at + interval '1 day' end, case when e.state <> 'submitted' then 12 end,
      gen_random_uuid(), e.at, e.at, e.at
    from (select j, day, day + interval '12 hours' + j % 7200 * interval '1 second' as at, case when day > date '2026-11-15' then 'submitted' when j % 40 = 7 then 'returned' when j % 97 = 5 then 'rejected' else 'passed' end state, 1 + (hashint8(j)::bigint & 2147483647) % ${TRAINEES} as i,
        (hashint8(j + 7)::bigint & 2147483647) % (select count(*) from asked) as n
      from (select j, date '2024-09-01' + (j * 810 / ${ENTRIES})::int as day from generate_series(0, ${ENTRIES}::bigint - 1) j) s) e
    join made d on d.i = e.i join rotation_blocks b on b.trainee_id = d.id and e.day between b.starts_on and b.ends_on join asked a on a.n = e.n
    order by e.j;
  set session_replication_role = origin`

const RUNS = 15

async function medianOf(work) {
  for (let i = 0; i < 3; i++) await work()

  const taken = []

  for (let i = 0; i < RUNS; i++) {
    const at = performance.now()
    await work()
    taken.push(performance.now() - at)
  }

  return taken.sort((a, b) => a - b)[RUNS >> 1]
}

async function report(name, max, work) {
  const ms = await medianOf(work)
  console.log(`${name}: ${ms.toFixed(1)} ms (${(ms / max).toFixed(2)} of ${max} ms)`)
}

const folder = freshFolder('bench-workload')
const api = await startApi(folder, PORT)
const product = await productQueries()
const owner = await ownerOf(folder)

const { db, pool } = product.openDb({
  host: socketOf(folder),
  user: 'postgres',
  database: 'residency',
})

try {
  await owner.query(FILL)
  await owner.query('vacuum analyze')

  const one = async (text) => Object.values((await owner.query(text)).rows[0])[0]
  const userOf = (name) => one(`select id::int from users where username = '${name}'`)
  const cohort = (
    await owner.query("select id::int from trainees where number like 'B%' order by id limit 200")
  ).rows.map(({ id }) => id)
  const department = await one('select department_id::int from workload_entries limit 1')
  const supervisor = await one(
    "select supervisor_id::int from rotation_blocks where date '2026-11-18' between starts_on and ends_on and supervisor_id is not null limit 1",
  )

  const some = (userId, more = {}) => ({
    ownerId: 0,
    readerId: userId,
    area: {
      kind: 'some',
      userId,
      administers: false,
      treePath: null,
      ownDepartmentId: null,
      ...more,
    },
  })

  const office = { ownerId: 0, readerId: await userOf('bhb'), area: { kind: 'all' } }

  const readers = {
    office,
    base: some(await userOf('base2'), { administers: true }),
    department: some(await userOf('dept'), { ownDepartmentId: department }),
    supervisor: some(supervisor),
  }

  const own = {
    ownerId: await one(`select user_id::int from trainees where id = ${cohort[0]}`),
    readerId: 0,
    area: null,
  }

  console.log(
    `entries: ${await one('select count(*)::int from workload_entries')}, of ${TRAINEES} trainees in ten cohorts`,
  )
  await report(`completion of a cohort of ${COHORT}`, MAX_MS.cohort, () =>
    product.sumByTrainee(db, cohort, undefined),
  )

  const first = { pageNum: 1, pageSize: 20 }

  await report('own entries', MAX_MS.page, () => product.findEntryPage(db, { scope: own }, first))
  await report('requirements of one trainee', MAX_MS.page, () => product.findLines(db, cohort[0]))

  for (const [name, scope] of Object.entries(readers)) {
    await report(`${name}: list`, MAX_MS.page, () => product.findEntryPage(db, { scope }, first))
    await report(`${name}: list of a kind and state`, MAX_MS.page, () =>
      product.findEntryPage(db, { scope, kind: 'skill', state: 'returned' }, first),
    )
    await report(`${name}: waiting`, MAX_MS.page, () => product.findWaiting(db, scope, 300))
    await report(`${name}: count of what waits`, MAX_MS.page, () => product.countWaiting(db, scope))
    await report(`${name}: a page of the export`, MAX_MS.page, () =>
      product.findEntryBatch(db, { scope }, { pageNum: 2, pageSize: 500 }),
    )
  }
} finally {
  await Promise.all([owner.end(), pool.end()])
  await stopApi(api)
}
