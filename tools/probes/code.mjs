// One planted violation per rule of check-code, check-migrations (its files) and check-unused:
// [rule, file, text].
const S = 'packages/server/src'
const W = 'packages/web/src'

export const codeViolations = [
  [
    'state-outside-advance',
    `${S}/areas/zza/zz-40.ts`,
    "export const zz = (db, id) => db.updateTable('zz').set({ state: 'approved' }).where('id', '=', id)",
  ],
  [
    'state-outside-advance',
    `${S}/areas/zza/zz-41.ts`,
    "export const zz = (db) => db.insertInto('zz').values([{ id: 1, state: 'approved' }])",
  ],
  [
    'state-outside-advance',
    `${S}/areas/zza/zz-42.ts`,
    "export const zz = (sql) => sql`update zz set version = 2, state = 'approved' where id = 1`",
  ],
  [
    'state-outside-advance',
    `${S}/areas/zza/zz-43.ts`,
    "const gone = { version: 2, state: 'withdrawn' }\nexport const zz = (db) => db.updateTable('zz').set(gone)",
  ],
  [
    'state-outside-advance',
    `${S}/areas/zza/zz-90.ts`,
    "export const zz = (tx, row, updateRow) => updateRow(tx, 'zz', row, { state: 'approved' })",
  ],
  [
    'state-outside-advance',
    `${S}/areas/zza/zz-95.ts`,
    "export const zz = (tx, row, changeRecord) => changeRecord(tx, 'zz', row, { columns: { state: 'approved' }, action: 'zz' })",
  ],
  [
    'list-in-sql',
    `${S}/areas/zza/zz-96.ts`,
    `export const zz = (sql, ids) => sql\`select 1 from zz where id = any(\${[...ids]}::bigint[])\``,
  ],
  [
    'list-in-sql',
    `${S}/areas/zza/zz-97.ts`,
    `export const zz = (sql, rows) => sql\`select 1 from jsonb_to_recordset(\${rows}::jsonb) g (id bigint)\``,
  ],
  [
    'list-in-sql',
    `${S}/areas/zza/zz-98.ts`,
    "export const zz = (query, ids) => query.where('id', 'in', [0, ...ids])",
  ],
  [
    'account-in-use',
    `${S}/areas/zza/zz-132.ts`,
    'export const zz = (sql) => sql`select 1 from users u where u.status = 1 and u.deleted_at is null`',
  ],
  [
    'account-in-use',
    `${S}/areas/zza/zz-133.ts`,
    "export const zz = (query) => query.where('u.deletedAt', 'is', null).where('u.status', '=', 1)",
  ],
  [
    'value-no-column-holds',
    `${S}/areas/zza/zz-92.ts`,
    "export const zz = (sql) => sql`select 1 from absences a where a.state = 'aproved'`",
  ],
  [
    'value-no-column-holds',
    `${S}/areas/zza/zz-93.ts`,
    "export const zz = (sql) => sql`exists (select from completions where state in ('confirmed', 'zz'))`",
  ],
  [
    'cast-of-column',
    `${S}/areas/zza/zz-172.ts`,
    'export const zz = (row, states) => states[row.state as keyof typeof states]',
  ],
  [
    'cast-of-column',
    `${S}/areas/zza/zz-173.ts`,
    "export const zz = (row) => ({ id: row.id, kind: row.kind as 'import' | 'export' })",
  ],
  [
    'found-by-words',
    `${S}/areas/zza/zz-170.ts`,
    "export const zz = (e, words) => e.or([e('t.nameSearch', 'like', words), isFoundIn(e.ref('t.number'), words)])",
  ],
  [
    'found-by-words',
    `${S}/areas/zza/zz-171.ts`,
    "export const zz = (e, words) => e.or([e('u.nameSearch', 'like', words), isFoundIn(e.ref('u.username'), words)])",
  ],
  [
    'property-without-seed',
    `${S}/areas/zza/zz-174.test.ts`,
    'fc.assert(fc.property(fc.nat(), (n) => n >= 0), { numRuns: 10 })',
  ],
  [
    'property-without-seed',
    `${S}/areas/zza/zz-175.test.ts`,
    'fc.assert(fc.property(fc.nat(), (n) => n >= 0))',
  ],
  [
    'state-as-parameter',
    `${S}/areas/zza/zz-151.ts`,
    `export const zz = (sql, state) => sql\`select 1 from absences a where a.state = \${state}\``,
  ],
  [
    'state-as-parameter',
    `${S}/areas/zza/zz-147.ts`,
    `export const zz = (sql, states) => sql\`select 1 from absences a where a.state <> all(\${states})\``,
  ],
  [
    'state-as-parameter',
    `${S}/areas/zza/zz-153.ts`,
    `export const zz = (sql, states) => sql\`select 1 from absences a where a.state not in (\${sql.join(states)})\``,
  ],
  [
    'state-as-parameter',
    `${S}/areas/zza/zz-148.ts`,
    "export const zz = (query, anyText, states) => query.where('a.state', '=', anyText(states))",
  ],
  [
    'function-old-browsers-lack',
    `${W}/areas/zza/zz-110.ts`,
    'export const zz = (one) => structuredClone(one)',
  ],
  [
    'function-old-browsers-lack',
    `${W}/areas/zza/zz-111.ts`,
    'export const zz = (rows) => Object.groupBy(rows, (row) => row.kind)',
  ],
  [
    'function-old-browsers-lack',
    `${W}/areas/zza/zz-112.ts`,
    'export const zz = (known) => known.values().map((one) => one.id)',
  ],
  [
    'function-old-browsers-lack',
    `${W}/areas/zza/zz-113.ts`,
    'export const zz = (text) => text.replace(/(?<=a)b/, text)',
  ],
  [
    'cutting-number-input',
    `${W}/areas/zza/zz-94.tsx`,
    "import { InputNumber } from 'antd'\nexport const zz = InputNumber",
  ],
  [
    'table-of-another-area',
    `${S}/areas/zza/zz-91.ts`,
    "export const zz = (tx, upsertRows) => upsertRows(tx, 'users', ['id'], [])",
  ],
  [
    'table-of-another-area',
    `${S}/areas/zza/zz-44.ts`,
    "export const zz = (db) => db.insertInto('users').values({})",
  ],
  [
    'table-of-another-area',
    `${S}/areas/zza/zz-45.ts`,
    "export const zz = (db) => db.updateTable('users as u').set({ sort: 1 })",
  ],
  [
    'table-of-another-area',
    `${S}/areas/zza/zz-140.ts`,
    "export const zz = (db) => db.insertInto('traineeFiles').values({})",
  ],
  ['snake-case-row', `${S}/areas/zza/zz-141.ts`, 'export const zz = (row) => row.starts_on'],
  [
    'snake-case-row',
    `${S}/areas/zza/zz-142.ts`,
    "export const zz = (db, day) => db.insertInto('zz').values({ starts_on: day })",
  ],
  [
    'snake-case-row',
    `${S}/areas/zza/zz-143.ts`,
    'export const zz = (rows) => rows.map(({ starts_on: startsOn }) => startsOn)',
  ],
  [
    'snake-case-row',
    `${S}/areas/zza/zz-144.ts`,
    'export const zz = (sql) => sql<{ is_new: boolean }>`select true as is_new`',
  ],
  [
    'value-no-column-holds',
    `${S}/areas/zza/zz-145.ts`,
    "export const zz = (db, sql) => db.selectFrom('learningExams as x').where(sql`x.state = 'aproved'`)",
  ],
  [
    'table-of-another-area',
    `${S}/areas/zza/zz-46.ts`,
    'export const zz = (sql) => sql`with gone as (delete from guides returning id) select id from gone`',
  ],
  [
    'query-in-loop',
    `${S}/areas/zza/zz-131.ts`,
    "import { findZz } from '../zzb/zzb.public.ts'\nexport const zz = (ctx, rows) => Promise.all(rows.map(({ id }) => findZz(ctx.db, id)))",
  ],
  [
    'query-in-loop',
    `${S}/areas/zza/zz-130.ts`,
    "export async function zz(db, rows) { while (rows.length > 0) await db.deleteFrom('zz').where('id', '=', rows.pop()).execute() }",
  ],
  ['raw-error', `${S}/areas/zza/zz-47.ts`, "export const zz = () => { throw new Error('zz') }"],
  ['raw-error', `${S}/areas/zza/zz-100.ts`, "export const zz = () => Promise.reject('zz')"],
  [
    'raw-error',
    `${S}/areas/zza/zz-101.ts`,
    "export const zz = () => Promise.reject(new Error('zz'))",
  ],
  [
    'raw-error',
    `${S}/areas/zza/zz-102.ts`,
    'export const zz = () => new Promise((_done, refuse) => refuse(`zz`))',
  ],
  ['raw-error', `${S}/areas/zza/zz-103.ts`, "export const zz = () => { throw 'zz' }"],
  [
    'key-of-version',
    `${W}/areas/zza/zz-203.tsx`,
    'export const Zz = ({ data }) => <Editor key={data.version} record={data} />',
  ],
  [
    'mark-of-one-language',
    `${S}/areas/zza/zz-213.ts`,
    "export const zz = (names) => names.join('\u3001')",
  ],
  [
    'mark-of-one-language',
    `${W}/areas/zza/zz-214.tsx`,
    'export const Zz = ({ a }) => <b title={`$' + '{a}\uff1a`}>zz</b>',
  ],
  [
    'mark-of-one-language',
    `${W}/areas/zza/zz-215.tsx`,
    'export const Zz = ({ a, b }) => <b>{a}\uff08{b}\uff09</b>',
  ],
  [
    'blank-by-replace',
    `${S}/areas/zza/zz-216.ts`,
    "export const zz = (sentence, name) => sentence.replace('{name}', name)",
  ],
  [
    'own-calendar',
    `${S}/areas/zza/zz-217.ts`,
    'const WEEK_MS = 7 * 86_400_000\nexport const zz = (days) => days * WEEK_MS',
  ],
  [
    'live-version',
    `${W}/areas/zza/zz-209.tsx`,
    'type Props = { plan: { version: number } }; function Zz({ plan }: Props) { const submit = () => send({ version: plan.version }); return <FormDialog submit={submit} /> }',
  ],
  [
    'live-version',
    `${W}/areas/zza/zz-210.tsx`,
    'function Zz() { const { data } = usePlan(); return <FormDialog submit={() => send({ version: data?.version })} /> }',
  ],
  [
    'live-version',
    `${W}/areas/zza/zz-211.tsx`,
    'function Zz({ plan: { id, version } }: { plan: Plan }) { return <FormDialog submit={() => send({ id, version })} /> }',
  ],
  [
    'name-of-person',
    `${S}/areas/zza/zz-201.queries.ts`,
    'export const zz = sql`select coalesce(u.real_name, u.nickname) from users u`',
  ],
  [
    'name-of-person',
    `${S}/areas/zza/zz-202.ts`,
    'export const zz = (person) => person.realName ?? person.nickname',
  ],
  [
    'query-in-route',
    `${S}/areas/zza/zz-104.routes.ts`,
    'export const zz = (bind, call) => bind(call, (ctx) => ctx.db.selectFrom("zz"))',
  ],
  [
    'query-in-route',
    `${S}/areas/zza/zz-105.routes.ts`,
    'export const zz = (bind, call, sql) => bind(call, () => sql`select 1`)',
  ],
  [
    'query-in-route',
    `${S}/areas/zza/zz-106.routes.ts`,
    'export const zz = (bind, call, find) => bind(call, ({ db }) => find(db))',
  ],
  [
    'query-in-route',
    `${S}/areas/zza/zz-107.routes.ts`,
    "import { findZz } from './zz.queries.ts'\nexport const zz = (bind, call) => bind(call, findZz)",
  ],
  [
    'query-in-loop',
    `${S}/areas/zza/zz-108.ts`,
    "export async function zz(db, rows) { for (const { id } of rows) await db.updateTable('zz').where('id', '=', id).execute() }",
  ],
  [
    'query-in-loop',
    `${S}/areas/zza/zz-109.ts`,
    "import { findZz } from './zz.queries.ts'\nexport const zz = (db, rows) => Promise.all(rows.map((row) => findZz(db, row.id)))",
  ],
  [
    'query-in-loop',
    `${S}/areas/zza/zz-110.ts`,
    "import { findZz } from './zz.queries.ts'\nconst shown = async (db, row) => ({ ...row, more: await findZz(db, row.id) })\nexport const zz = (db, rows) => Promise.all(rows.map((row) => shown(db, row)))",
  ],
  [
    'query-in-loop',
    `${S}/areas/zza/zz-111.ts`,
    'export async function zz(db, sql, ids) { for (let i = 0; i < ids.length; i++) await sql`select 1`.execute(db) }',
  ],
  [
    'state-in-page',
    `${W}/areas/zza/zz-48.page.tsx`,
    'export default ({ row }) => row.state === \'draft\' && <button type="button">zz</button>',
  ],
  [
    'state-in-page',
    `${W}/areas/zza/zz-49.tsx`,
    "export const Zz = ({ row }) => (['open', 'draft'].includes(row.state) ? <b>zz</b> : null)",
  ],
  [
    'state-in-page',
    `${W}/areas/zza/use-zz-50.ts`,
    "export const useZz = (me) => me?.roles.includes('ADMIN') === true",
  ],
  [
    'state-in-page',
    `${W}/areas/zza/zz-112.tsx`,
    "const DONE = 'approved'\nexport const Zz = ({ one }) => one.state === DONE && <b>{one.id}</b>",
  ],
  [
    'state-in-page',
    `${W}/areas/zza/zz-113.tsx`,
    "import { ZZ_DONE } from './zz-122.rules.ts'\nexport const Zz = ({ one }) => one.state === ZZ_DONE && <b>{one.id}</b>",
  ],
  [
    'state-in-page',
    `${W}/areas/zza/zz-114.tsx`,
    "const OVER = new Set(['approved', 'rejected'])\nexport const Zz = ({ one }) => OVER.has(one.state) && <b>{one.id}</b>",
  ],
  [
    'state-in-page',
    `${W}/areas/zza/zz-115.tsx`,
    "export const Zz = ({ one }) => {\n  const { state: step } = one\n  return step === 'approved' && <b>{one.id}</b>\n}",
  ],
  [
    'state-in-page',
    `${W}/areas/zza/zz-116.tsx`,
    'export const Zz = ({ one, leaveFlow }) => one.state === leaveFlow.initial && <b>{one.id}</b>',
  ],
  [
    'english-literal',
    `${W}/areas/zza/zz-117.tsx`,
    'export const Zz = ({ text }) => <p>{text.add} (new school)</p>',
  ],
  [
    'english-literal',
    `${W}/areas/zza/zz-118.tsx`,
    "export const Zz = ({ isOn, text }) => <p>{isOn ? 'Yes' : text.no}</p>",
  ],
  [
    'english-literal',
    `${W}/areas/zza/zz-119.tsx`,
    'export const Zz = () => <input placeholder="Name of the school" />',
  ],
  [
    'english-literal',
    `${W}/ui/zz-120.tsx`,
    'export const Zz = () => <button type="button" aria-label={`Close`} />',
  ],
  [
    'scroll-as-cleanup',
    `${W}/ui/zz-52.tsx`,
    'export const useZz = (box, useEffect) => useEffect(() => box.current?.scrollIntoView?.(), [])',
  ],
  [
    'own-calendar',
    `${S}/areas/zza/zz-53.ts`,
    'export const zz = (row) => ({ opensAt: row.opensAt?.toISOString() ?? null })',
  ],
  [
    'own-calendar',
    `${S}/areas/zza/zz-54.rules.ts`,
    'export const zz = (year, month) => new Date(Date.UTC(year, month, 0))',
  ],
  [
    'own-calendar',
    `${S}/areas/zza/zz-56.ts`,
    'export const zz = (dayInChina, now) => dayInChina(new Date(now.getTime() + 86_400_000))',
  ],
  [
    'own-calendar',
    `${W}/areas/zza/zz-55.rules.ts`,
    'export const zz = (at) => at.setUTCMonth(at.getUTCMonth() + 1)',
  ],
  [
    'year-of-the-machine',
    `${W}/areas/zza/zz-58.tsx`,
    'export const zz = () => new Date().getFullYear()',
  ],
  [
    'year-of-the-machine',
    `${S}/areas/zza/zz-59.test.ts`,
    'export const zz = (at) => at.getUTCFullYear()',
  ],
  [
    'own-trainee-group',
    `${S}/areas/zza/zz-57.queries.ts`,
    "export const zz = (sql) => sql`select id from trainees where status in ('inTraining')`",
  ],
  [
    'own-trainee-group',
    `${S}/areas/zza/zz-58.queries.ts`,
    "export const zz = (match) => match.where('t.status', '!=', 'departed')",
  ],
  [
    'key-while-composing',
    `${W}/ui/zz-92.tsx`,
    'export const Zz = ({ act }) => <input onKeyDown={act} />',
  ],
  [
    'key-while-composing',
    `${W}/ui/zz-93.tsx`,
    'export const Zz = ({ act, Field }) => <Field onPressEnter={() => act()} />',
  ],
  [
    'key-while-composing',
    `${W}/ui/zz-94.ts`,
    'export const zzKeys = (act) => ({ onKeyDownCapture: act })',
  ],
  [
    'key-while-composing',
    `${W}/areas/zza/zz-95.ts`,
    "export const zz = (act) => window.addEventListener('keydown', act)",
  ],
  [
    'state-in-page',
    `${W}/screens/zz-51.tsx`,
    "export const Zz = ({ roles }) => roles.some((role) => role === 'ADMIN') && <b>zz</b>",
  ],
]

/** Code that check-code allows. */
export const allowedCode = {
  [`${S}/areas/zza/zz-60.ts`]:
    "const write = (db, state) => db.updateTable('zz').set({ state })\nexport const zz = (ctx, flow, row) => advance(ctx, flow, 'keep', row, {}, (state) => write(ctx.db, state))",
  [`${S}/areas/zza/zz-61.ts`]:
    "export const zz = (db) => db.insertInto('zz').values({ state: 'draft' })",
  [`${S}/areas/signup/zz-62.ts`]:
    "export const zz = (db) => db.updateTable('registrations').set({ version: 2 })",
  [`${W}/areas/zza/zz-63.rules.ts`]: "export const isDraft = (state) => state === 'draft'",
  [`${W}/ui/zz-65.tsx`]:
    'export const useZz = (box, useEffect) => useEffect(() => void box.current?.scrollIntoView(), [])',
  [`${S}/areas/zza/zz-146.ts`]:
    'export const zz = (sql, constraintErrors, errors) => sql`update zz set starts_on = now()`.catch(constraintErrors({ zz_name: errors.taken }))',
  [`${S}/areas/zza/zz-152.ts`]: `export const zz = (sql, literals, states, kind) => sql\`select 1 from absences a where a.state in (\${literals(states)}) and a.kind = \${kind}\``,
  [`${S}/areas/zza/zz-66.ts`]:
    'export const zz = (toMoment, row) => ({ opensAt: toMoment(row.opensAt) })',
  [`${W}/areas/zza/zz-212.tsx`]:
    'function Zz({ isOpen, plan: shown, row }: { isOpen: boolean; plan: Plan; row: Row | null }) { const plan = useFirstRead(isOpen, shown)!; return <FormDialog submit={() => send([plan.version, row?.version])} /> }',
  [`${W}/ui/zz-67.tsx`]: 'export const Zz = ({ act, byKey }) => <input onKeyDown={byKey(act)} />',
  [`${W}/areas/zza/zz-122.rules.ts`]:
    "export const ZZ_DONE = 'approved'\nexport const isDone = (state) => state === ZZ_DONE",
  [`${W}/areas/zza/zz-123.tsx`]:
    "const WIDE = 'approved'\nexport const Zz = ({ zzFlow, column }) => zzFlow.states.filter((state) => state !== zzFlow.initial && column !== WIDE)",
  [`${W}/areas/zza/zz-124.tsx`]:
    'export const Zz = ({ text, seed, open }) => <p title={text.title} className="soft wide">{text.add} · 3 kg <code>sha256sum {seed}</code> {open && <b>✓</b>}</p>',
  [`${S}/areas/zza/zz-125.routes.ts`]:
    "import { listZz } from './list-zz.ts'\nexport const zz = (binder, words, call) => { const bind = binder(words); bind(call, listZz) }",
  [`${S}/areas/zza/zz-126.ts`]:
    "import { findZz } from './zz.queries.ts'\nexport async function zz(ctx, rows) { const known = new Map(await findZz(ctx.db, rows)); for (const row of rows) row.name = known.get(row.id) }",
  [`${S}/areas/zza/zz-127.ts`]:
    "const AT_ONCE = 500\nexport async function zz(db, rows) { for (let at = 0; at < rows.length; at += AT_ONCE) await db.insertInto('zz').values(rows.slice(at, at + AT_ONCE)).execute() }",
  [`${S}/areas/zza/zz-128.ts`]:
    "import { findDue, closeZz } from './zz.queries.ts'\nexport async function zz(ctx, inTransaction) { for (const { id } of await findDue(ctx.db)) await inTransaction(ctx, (tx) => closeZz(tx.db, id)) }",
  [`${S}/areas/zza/zz-129.ts`]:
    'export const zz = (fail, errors, error) => (error ? Promise.reject(error) : Promise.reject(fail(errors.zz)))',
  [`${W}/areas/zza/zz-64.tsx`]:
    "export const Zz = ({ side }) => side.state === 'folded' && <b>{side.name}</b>",
}

const M = `${S}/migrations`

/** The text is appended to the existing file, or creates it. */
export const migrationViolations = [
  ['migration-name', `${M}/0998_zz.sql`, 'select 1;'],
  // Without a version and a day; on a day that does not exist; a baseline's number with a version.
  ['migration-name', `${M}/0998-zz.sql`, 'select 1;'],
  ['migration-name', `${M}/0998-v3.0.0-2027-02-30-zz.sql`, 'select 1;'],
  ['migration-name', `${M}/0002-v3.0.0-2027-02-03-zz.sql`, 'select 1;'],
  ['migration-number', `${M}/0001-zz-again.sql`, 'select 1;'],
  ['migration-gap', `${M}/0994-v9.10.0-2099-01-02-zz.sql`, 'select 1;'],
  ['migration-recorded', `${M}/0994-v9.10.0-2099-01-02-zz.sql`, ''],
  ['migration-order', `${M}/0995-v9.9.0-2099-01-02-zz.sql`, 'select 1;'],
  ['migration-order', `${M}/0996-v9.11.0-2099-01-01-zz.sql`, 'select 1;'],
  ['migration-takes-away', `${M}/0997-v9.12.0-2099-01-03-zz.sql`, 'alter table zz drop column a;'],
  [
    'migration-takes-away',
    `${M}/0999-v9.12.0-2099-01-03-zz.sql`,
    '-- unused since v9.12.0\nalter table zz rename column a to b;',
  ],
  ['migration-changed', `${M}/0002-accounts.sql`, 'select 1;'],
  ['migration-removed', `${M}/hashes.txt`, '0997-zz-gone.sql 00\n', `${M}/0997-zz-gone.sql`],
  [
    'foreign-key-index',
    `${M}/schema.sql`,
    '\ncreate table zz_rows (\n  user_id bigint,\n  constraint zz_rows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)\n);\nCREATE INDEX zz_rows_user ON public.zz_rows USING btree (user_id) WHERE (id > 1);\n',
  ],
  ['table-owner', `${M}/schema.sql`, '', 'tools/sources/table-owners.json'],
]

/** A file that nothing imports, and an unused export next to a used one. */
export const unusedViolations = [
  ['unused-file', `${S}/platform/zz-orphan.ts`, 'export const zz = 1'],
  [
    'unused-export',
    `${S}/platform/zz-half-used.ts`,
    'export const zzUsed = 1\nexport const zzLeft = 2',
  ],
  [
    'unused-export',
    'packages/contract/src/areas/zza/zz-left.contract.ts',
    'export const zzLeft = 2',
  ],
]

export const allowedExports = {
  [`${S}/platform/zz-uses.test.ts`]: "import { zzUsed } from './zz-half-used.ts'\nzzUsed.toFixed()",
}
