// What a person does in one action of the table, through the calls that the pages make. What the
// product acknowledges is noted in `acknowledged`, and compared with the database at the end.
import { randomUUID } from 'node:crypto'

const PASSWORD = 'bench-pass-1'
const CAPTCHA = 'abcd'

const day = (by) =>
  new Date(Date.now() + 8 * 3_600_000 + by * 86_400_000).toISOString().slice(0, 10)
const idsAndVersions = (rows) => ({
  ids: rows.map(({ id }) => id),
  versions: rows.map(({ id, version }) => ({ id, version })),
})

async function logIn(person, { acknowledged }) {
  const { client } = person
  const { data: captcha } = await client.get('log in', '/api/v1/auth/captcha')
  if (!captcha) return

  const form = new FormData()

  for (const [name, value] of Object.entries({
    username: person.username,
    password: PASSWORD,
    captchaKey: captcha.captchaKey,
    captchaCode: CAPTCHA,
  }))
    form.set(name, value)

  const { data, text } = await client.postForm('log in', '/api/v1/auth/login', form)

  if (data) client.signIn(data.accessToken)
  else acknowledged.refused.push(`log in of ${person.username}: ${text.slice(0, 120)}`)
}

async function openHome({ client }) {
  await client.get('home: first view', '/api/v1/home')
  await client.get('home: rest', `/api/v1/home/rest?from=${day(-30)}&until=${day(30)}`)
}

/**
 * Live updates are open as long as the person is there; when they end they are opened again, after
 * pauses that grow as those of the page do, or with the next login.
 */
async function watch(person, run, pauseMs = 1000) {
  const { measures, isOver } = run
  const from = performance.now()

  person.isWatching = true

  await person.client.listen(
    () => measures.count('live updates heard'),
    () => {
      person.isWatching = false
      if (isOver() || !person.client.isSignedIn()) return

      measures.count('live updates that ended and were opened again')

      const next = performance.now() - from > 10_000 ? 1000 : Math.min(60_000, pauseMs * 2)

      setTimeout(() => {
        if (!isOver() && !person.isWatching) void watch(person, run, next)
      }, pauseMs).unref()
    },
  )
}

async function readNotices({ client }) {
  await client.get('notices', '/messages/notices/unread')
  await client.get('notices', '/messages/notices/page?pageNum=1&pageSize=10')
}

/** The requirements of the stay of today, read once as the page keeps them. */
async function readBoard(person) {
  if (person.board) return

  const { data } = await person.client.get('log cases: board', '/api/v1/workloadEntries/own/board')
  if (!data) return

  const stay = data.stays.find(({ startsOn, endsOn }) => startsOn <= day(0) && day(0) <= endsOn)
  person.board = { requirements: stay?.requirements ?? [] }
}

/** One to three cases; what was not acknowledged stays in the outbox and is sent again. */
async function logCases(person, { acknowledged }) {
  await readBoard(person)
  if (!person.board) return

  person.logged = (person.logged ?? 0) + 1
  person.outbox ??= []

  for (let i = 0; i < 1 + (person.logged % 3); i++) {
    const { requirements } = person.board
    const asked = requirements[(person.logged + i) % Math.max(1, requirements.length)]

    person.outbox.push({
      key: randomUUID(),
      writtenAt: new Date().toISOString(),
      kind: asked?.kind ?? 'skill',
      requirementId: asked?.id ?? null,
      item: asked?.item ?? '白班操作',
      caseDay: day(0),
      count: 1,
      role: 'performed',
      patientId: null,
      number: asked?.kind === 'study' ? null : `D${person.number}N${person.logged}C${i}`,
      note: null,
      explanation: '白班',
    })
  }

  const { data } = await person.client.post('log cases', '/api/v1/workloadEntries/own', {
    entries: person.outbox.slice(0, 100),
  })

  for (const { key, id, why } of data?.rows ?? []) {
    if (id === null) acknowledged.refused.push(why)
    else acknowledged.entries.add(key)

    person.outbox = person.outbox.filter((entry) => entry.key !== key)
  }
}

/** The oldest day that waits: entries with marks are opened, then all of it is passed. */
async function decideEntries(person, { acknowledged }) {
  const { client, id: by } = person

  person.leaves ??= new Set()

  const { data: waiting } = await client.get(
    'decide entries: what waits',
    '/api/v1/workloadEntries/days',
  )
  // what was refused is left for another time
  const entries = (waiting?.list ?? [])
    .map((one) =>
      one.entries.filter(({ id, actions }) => actions.includes('pass') && !person.leaves.has(id)),
    )
    .find((open) => open.length > 0)
    ?.slice(0, 20)

  if (!entries) return

  for (const { id, marks, isOpened } of entries)
    if (marks.length > 0 && !isOpened)
      await client.post('decide entries: open', `/api/v1/workloadEntries/${id}/open`, {})

  const { data } = await client.post('decide entries', '/api/v1/workloadEntries/act', {
    action: 'pass',
    ...idsAndVersions(entries),
  })

  for (const { id, isDone, why } of data?.rows ?? [])
    if (isDone) acknowledged.decisions.set(id, by)
    else {
      person.leaves.add(id)
      acknowledged.refused.push(why)
    }
}

async function readEvaluations({ client }) {
  const { data } = await client.get(
    'evaluations',
    '/api/v1/evaluationTasks?state=open&pageNum=1&pageSize=10',
  )
  const [first] = data?.list ?? []

  if (first) await client.get('evaluations', `/api/v1/evaluationTasks/${first.id}`)
  else await client.get('evaluations', '/api/v1/evaluationAnswers?pageNum=1&pageSize=10')
}

async function readMonth({ client }) {
  await client.get('month', `/api/v1/rotationMonth?month=${day(0).slice(0, 7)}`)
  await client.get('month', '/api/v1/rotationBlocks/page?pageNum=1&pageSize=20')
}

/** One stay that has begun is entered, with the supervisor that the product proposes. */
async function confirmEntries({ client }, { acknowledged }) {
  const { data: page } = await client.get(
    'confirm entries: what waits',
    '/api/v1/rotationBlocks/page?waiting=enter&pageNum=1&pageSize=10',
  )
  const block = page?.list.find(({ actions }) => actions.includes('enter'))
  if (!block) return

  const { data } = await client.get(
    'confirm entries: supervisors',
    `/api/v1/rotationBlocks/${block.id}/supervisors`,
  )
  const supervisorId = block.supervisorId ?? data?.[0]?.proposed
  if (!supervisorId) return

  const answer = await client.post('confirm entries', '/api/v1/rotationBlocks/act', {
    action: 'enter',
    enteredOn: block.startsOn,
    entryEducationOn: block.startsOn,
    supervisors: [{ id: block.id, supervisorId }],
    ...idsAndVersions([block]),
  })

  for (const { id, isDone, why } of answer.data?.rows ?? [])
    if (isDone) acknowledged.confirmations.push(id)
    else acknowledged.refused.push(why)
}

const LISTS = [
  'workloadEntries/page?pageNum=1&pageSize=20&state=submitted',
  'workloadEntries/page?pageNum=2&pageSize=20&kind=skill&marked=1',
  'rotationBlocks/page?pageNum=1&pageSize=20&waiting=late',
  'rotations/trainees?pageNum=1&pageSize=20',
  'users/student/page?pageNum=3&pageSize=20',
  'rotationBlocks/page?pageNum=1&pageSize=20&keywords=%E6%9D%8E',
]

const WORDS = ['李', '王', '生化', '出科', 'zhang', '请假', '张', '考试']
const next = (person, list) => {
  person.turn = (person.turn ?? person.number) + 1

  return list[person.turn % list.length]
}

const readLists = (person) => person.client.get('lists', `/api/v1/${next(person, LISTS)}`)

const search = (person) =>
  person.client.get('search', `/api/v1/search?words=${encodeURIComponent(next(person, WORDS))}`)

async function importSheet(action, person, sheet, { acknowledged }) {
  if (!sheet) return

  const form = new FormData()
  form.set('file', new Blob([sheet]), 'users.xlsx')

  const { data } = await person.client.postForm(
    action,
    '/api/v1/users/importWithResult?deptId=1',
    form,
  )
  if (data) acknowledged.imported += data.created
}

/** Begins the attempt and continues it in this window. */
async function beginExam(person, exam) {
  const { client } = person
  const device = { clientId: randomUUID(), windowId: randomUUID() }
  const started = await client.post('begin the exam', `/api/v1/ownExams/${exam.exam}/start`, {})
  if (!started.data) return

  const { attemptId } = started.data
  const opened = await client.post(
    'begin the exam',
    `/api/v1/ownExams/attempts/${attemptId}/open`,
    device,
  )
  if (opened.data) person.attempt = { attemptId, device, seq: 0, kept: 0 }
}

/** One answer more; answers that were not acknowledged are sent again with it. */
async function saveAnswer(person, { exam, acknowledged }) {
  if (!person.attempt) await beginExam(person, exam)

  const { attempt, client } = person
  if (!attempt) return

  attempt.seq += 1

  const from = Math.max(attempt.kept + 1, attempt.seq - 99)
  const events = Array.from({ length: attempt.seq - from + 1 }, (_, i) => ({
    seq: from + i,
    kind: 'answer',
    itemId: exam.items[(from + i) % exam.items.length],
    part: '',
    value: 'abcd'[(from + i) % 4],
    madeAt: Date.now(),
  }))

  const { data } = await client.post(
    'save an answer',
    `/api/v1/ownExams/attempts/${attempt.attemptId}/sync`,
    { ...attempt.device, events },
  )

  if (!data) return

  attempt.kept = data.kept
  acknowledged.answers.set(Number(attempt.attemptId), data.kept)
}

/** What each action of the table does; all get the person and what the run shares. */
export const ACTIONS = {
  'log in': logIn,
  home: openHome,
  'live updates': watch,
  'own rotation': ({ client }) => client.get('own rotation', '/api/v1/rotations/own'),
  'log cases': logCases,
  notices: readNotices,
  'save an answer': saveAnswer,
  'decide entries': decideEntries,
  evaluations: readEvaluations,
  month: readMonth,
  'confirm entries': confirmEntries,
  lists: readLists,
  search,
  'export of 10,000 rows': ({ client }, { exportFrom }) =>
    client.get('export of 10,000 rows', `/api/v1/workloadEntries/_export?from=${exportFrom}`),
  'import of 1,000 rows': (person, run) =>
    importSheet('import of 1,000 rows', person, run.sheets.small.pop(), run),
  'large import': (person, run) => importSheet('large import', person, run.sheets.large.pop(), run),
  'large export': ({ client }) => client.get('large export', '/api/v1/workloadEntries/_export'),
}

export const newAcknowledged = () => ({
  entries: new Set(),
  answers: new Map(),
  decisions: new Map(),
  confirmations: [],
  imported: 0,

  /** Why the product refused a row of a call that it answered. */
  refused: [],
})
