import { learnerSorts } from '@residency/contract/areas/courses/course/course.contract'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { beforeEach, describe, expect, test } from 'vitest'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { mp4 } from '../../../testing/files/file-samples.ts'
import { sheetRows } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { assignNewcomers, remindLearners } from './notify-learners.ts'

type Progress = {
  ranges: [number, number][]
  position: number
  share: number
  isDone: boolean
  isCourseDone: boolean
}

type Lesson = { id: number; title: string; isDone: boolean; share: number }

type Detail = {
  version: number
  actions: string[]
  chapters: { id: number; title: string; lessons: (Lesson & { file: { filePath: string } })[] }[]
}

const COURSES = '/api/v1/courses'
const OWN = '/api/v1/ownCourses'
const LESSONS = '/api/v1/ownLessons'
const { errors } = courseWords['zh-cn']
const TODAY = new Date('2026-11-20T02:00:00Z')
const WINDOW = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 1, trainees: 2 })
let keys: string[]

beforeEach(async () => {
  server.clock.now = TODAY
  await server.asOwner(
    "truncate rate_limits, submit_locks, notices cascade; delete from learning_courses; update files set record_kind = null, record_id = null where record_kind = 'learningCourse'",
  )
})

const later = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000)
}

async function upload(who: string, filename: string) {
  const answer = await (await server.as(who)).form('/fileOperation/attachment?purpose=course', {
    file: { filename, content: mp4(300) },
  })
  expect(answer, answer.msg).toMatchObject({ status: 200 })

  return (answer.data as { filePath: string }).filePath
}

const form = (over: object = {}) => ({
  title: '危急值管理',
  intro: null,
  audience: 'trainee',
  baseId: fixture.baseId,
  cohortIds: [],
  departmentIds: [],
  opensOn: null,
  dueOn: '2026-12-20',
  isOpen: false,
  isSlow: false,
  ...over,
})

const read = async (id: number, who = 'bhb') =>
  (await (await server.as(who)).get(`${COURSES}/${id}`)).data as Detail

const act = async (id: number, action: string, who = 'bhb') =>
  (await server.as(who)).post(`${COURSES}/${id}/act`, { action, version: (await read(id)).version })

const outline = (seconds: readonly number[], files: readonly string[]) => ({
  chapters: [
    {
      id: null,
      title: '第一章',
      lessons: seconds.map((length, i) => ({
        id: null,
        title: `课时${i + 1}`,
        kind: 'video',
        seconds: length,
        filePath: files[i],
      })),
    },
  ],
})

/** A published course with lessons of these lengths. */
async function published(over: object = {}, seconds: readonly number[] = [20, 10], who = 'bhb') {
  const caller = await server.as(who)
  const created = (await caller.post(COURSES, form(over))).data as { id: number; version: number }

  keys = []

  for (const [i] of seconds.entries()) keys.push(await upload(who, `${created.id}-${i}.mp4`))

  expect(
    await caller.put(`${COURSES}/${created.id}/outline`, {
      ...outline(seconds, keys),
      version: created.version,
    }),
  ).toMatchObject({
    status: 200,
  })

  expect(await act(created.id, 'publish')).toMatchObject({ status: 200 })

  const lessons = (await read(created.id)).chapters.flatMap((chapter) => chapter.lessons)

  return { id: created.id, lessons }
}

const trainee = (n = 0) => server.as(fixture.trainees[n]!.username)

const start = async (id: number, clientId = WINDOW, n = 0) =>
  (await trainee(n)).post(`${LESSONS}/${id}/start`, { clientId })

const beat = async (
  id: number,
  seq: number,
  played: [number, number][],
  over: object = {},
  n = 0,
) =>
  (await trainee(n)).post(`${LESSONS}/${id}/beat`, {
    clientId: WINDOW,
    seq,
    speed: 1,
    position: played.at(-1)?.[1] ?? 0,
    played,
    ...over,
  })

describe('building', () => {
  test('a course without a lesson is not published; a published one is given to its audience, who are notified', async () => {
    const office = await server.as('bhb')
    const { id } = (await office.post(COURSES, form())).data as { id: number }

    expect(await act(id, 'publish')).toMatchObject({ status: 409, msg: errors.courseEmpty })

    await published()

    const notices = await server.db
      .selectFrom('notices')
      .select(['userId', 'kind'])
      .where('kind', '=', 'learning.course.assigned')
      .execute()

    expect(notices.map(({ userId }) => userId)).toEqual(
      expect.arrayContaining(fixture.trainees.map(({ userId }) => userId)),
    )
  })

  test.each([
    ['due before it opens', { opensOn: '2026-12-25' }, errors.courseDaysWrong],
    ['for a cohort that does not exist', { cohortIds: [99_999] }, errors.courseAudienceWrong],
  ])('a course %s is refused', async (_, over, msg) => {
    expect(await (await server.as('bhb')).post(COURSES, form(over))).toMatchObject({
      status: 400,
      msg,
    })
  })

  test('a teacher drafts and does not publish; a base publishes for itself, and finds no course of others', async () => {
    const teacher = await server.as(fixture.mentors[0]!.username)
    const draft = (await teacher.post(COURSES, form())).data as { id: number; version: number }

    expect(
      await teacher.post(`${COURSES}/${draft.id}/act`, {
        action: 'publish',
        version: draft.version,
      }),
    ).toMatchObject({ status: 401 })

    const base = await server.as('base')

    expect((await read(draft.id, 'base')).actions).toEqual(['edit', 'publish'])

    const other = await server.db
      .selectFrom('bases')
      .select('id')
      .where('id', '<>', fixture.baseId)
      .executeTakeFirstOrThrow()

    expect(await base.post(COURSES, form({ baseId: other.id }))).toMatchObject({
      status: 400,
      msg: errors.courseHostWrong,
    })

    const { id } = await published({ baseId: other.id })

    for (const path of ['', '/people'])
      expect(await base.get(`${COURSES}/${id}${path}`)).toMatchObject({ status: 404 })

    expect(await (await trainee()).get(COURSES)).toMatchObject({ status: 401 })
  })

  test('files of others, lessons of other courses and versions that are old are refused', async () => {
    const { lessons } = await published()
    const office = await server.as('bhb')

    const { id, version } = (await office.post(COURSES, form())).data as {
      id: number
      version: number
    }

    const foreign = outline([10], [keys[0]!])

    expect(await office.put(`${COURSES}/${id}/outline`, { ...foreign, version })).toMatchObject({
      status: 400,
    })

    const stolen = {
      chapters: [
        {
          id: null,
          title: 'x',
          lessons: [{ ...foreign.chapters[0]!.lessons[0]!, id: lessons[0]!.id }],
        },
      ],
    }

    expect(await office.put(`${COURSES}/${id}/outline`, { ...stolen, version })).toMatchObject({
      status: 400,
      msg: errors.lessonUnknown,
    })

    expect(
      await office.put(`${COURSES}/${id}/outline`, { chapters: [], version: version + 5 }),
    ).toMatchObject({ status: 409 })
  })

  test('a lesson that was begun is hidden when it is left out; its progress stays', async () => {
    const { id, lessons } = await published()
    await start(lessons[0]!.id)

    const { version, chapters } = await read(id)

    const unchanged = chapters.map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons
        .slice(1)
        .map(({ file, ...lesson }) => ({ ...lesson, filePath: file.filePath })),
    }))

    expect(
      await (await server.as('bhb')).put(`${COURSES}/${id}/outline`, {
        chapters: unchanged,
        version,
      }),
    ).toMatchObject({ status: 200 })
    expect((await read(id)).chapters[0]!.lessons).toHaveLength(1)

    const rows = await server.db
      .selectFrom('learningLessons')
      .select('isHidden')
      .where('courseId', '=', id)
      .orderBy('id')
      .execute()

    expect(rows.map(({ isHidden }) => isHidden)).toEqual([true, false])
    expect(await start(lessons[0]!.id)).toMatchObject({ status: 404 })
  })
})

describe('learning', () => {
  test('what was played is credited, resumed on another device, and completes the course with a certificate', async () => {
    const { id, lessons } = await published()
    const [first, second] = lessons.map((lesson) => lesson.id) as [number, number]

    expect(await start(first)).toMatchObject({
      status: 200,
      data: { position: 0, mostSpeed: 2, nextLessonId: second },
    })

    later(8)

    expect((await beat(first, 1, [[0, 8]])).data).toMatchObject({
      ranges: [[0, 8]],
      share: 40,
      isDone: false,
    })

    expect((await start(first, OTHER)).data).toMatchObject({ ranges: [[0, 8]], position: 8 })

    later(12)

    expect((await beat(first, 1, [[8, 20]], { clientId: OTHER })).data).toMatchObject({
      ranges: [[0, 20]],
      share: 100,
      isDone: true,
    })

    const none = await (await trainee()).get(`${OWN}/${id}/certificate`)

    expect(none).toMatchObject({ status: 404, msg: errors.noCourseCertificate })

    await start(second)
    later(10)

    expect((await beat(second, 1, [[0, 10]])).data as Progress).toMatchObject({
      isDone: true,
      isCourseDone: true,
    })

    expect(((await (await trainee()).get(OWN)).data as object[])[0]).toMatchObject({
      status: 'done',
      share: 100,
      certificateNumber: 'K202600001',
    })

    const paper = await (await trainee()).get(`${OWN}/${id}/certificate`)

    expect(paper.body.subarray(0, 4).toString()).toBe('%PDF')
  })

  test('a forged range earns no more than the time that passed; seeking to the end earns nothing', async () => {
    const { lessons } = await published({}, [600])
    const { id } = lessons[0]!

    await start(id)
    later(10)
    expect((await beat(id, 1, [[0, 600]])).data).toMatchObject({ ranges: [[0, 10]], isDone: false })

    expect((await beat(id, 2, [[590, 600]], { position: 600 })).data).toMatchObject({
      ranges: [[0, 10]],
      position: 600,
    })

    later(10)

    expect((await beat(id, 3, [[100, 130]], { speed: 4 })).data).toMatchObject({
      ranges: [
        [0, 10],
        [100, 120],
      ],
    })
  })

  test('a course at normal speed counts faster playing by the clock', async () => {
    const { lessons } = await published({ isSlow: true }, [600])
    const { id } = lessons[0]!

    expect((await start(id)).data).toMatchObject({ mostSpeed: 1 })

    later(10)
    expect((await beat(id, 1, [[0, 20]], { speed: 2 })).data).toMatchObject({ ranges: [[0, 10]] })
  })

  test('a repeated beat changes nothing; the window opened last counts, and the other is informed', async () => {
    const { lessons } = await published({}, [600])
    const { id } = lessons[0]!

    await start(id)
    later(10)
    await beat(id, 1, [[0, 10]])
    later(10)
    expect((await beat(id, 1, [[10, 20]])).data).toMatchObject({ ranges: [[0, 10]] })

    await start(id, OTHER)

    expect(await beat(id, 2, [[10, 20]])).toMatchObject({
      status: 409,
      msg: errors.playedElsewhere,
    })
  })

  test('a course one does not have does not exist; open to others it does; one that opens later is refused', async () => {
    const hidden = await published({ baseId: null, cohortIds: [], audience: 'teacher' }, [10])

    expect(await start(hidden.lessons[0]!.id)).toMatchObject({ status: 404 })
    expect(await (await trainee()).get(`${OWN}/${hidden.id}`)).toMatchObject({ status: 404 })

    const { filePath } = (await read(hidden.id)).chapters[0]!.lessons[0]!.file
    const ticket = async () => (await trainee()).post('/fileOperation/ticket', { filePath })

    expect(await ticket()).toMatchObject({ status: 404 })

    const open = await published({ audience: 'teacher', isOpen: true }, [10])

    expect(await start(open.lessons[0]!.id)).toMatchObject({ status: 200 })

    const ahead = await published({ opensOn: '2026-12-01' }, [10])

    expect(await start(ahead.lessons[0]!.id)).toMatchObject({
      status: 409,
      msg: errors.courseNotOpen,
    })

    await act(open.id, 'withdraw')
    expect(await start(open.lessons[0]!.id)).toMatchObject({ status: 404 })
  })

  test('two windows that end the last two lessons at once give one certificate', async () => {
    const { id, lessons } = await published({}, [10, 10])
    const [first, second] = lessons.map((lesson) => lesson.id) as [number, number]

    await start(first)
    await start(second, OTHER)
    later(10)
    await Promise.all([beat(first, 1, [[0, 10]]), beat(second, 1, [[0, 10]], { clientId: OTHER })])

    const rows = await server.db
      .selectFrom('learningCoursePeople')
      .select('certificateNumber')
      .where('courseId', '=', id)
      .where('doneAt', 'is not', null)
      .execute()

    expect(rows).toHaveLength(1)
  })
})

describe('following up', () => {
  test('people are reminded a week and a day before the due day, once each; who is done is not', async () => {
    const { lessons } = await published({ dueOn: '2026-11-26' }, [10])
    await start(lessons[0]!.id)
    later(10)
    await beat(lessons[0]!.id, 1, [[0, 10]])
    await server.asOwner('truncate notices cascade')

    const learnerId = fixture.trainees[1]!.userId

    const remind = async () => {
      await remindLearners({ ...systemCtx(server) })
      return (
        await server.db
          .selectFrom('notices')
          .select('userId')
          .where('kind', '=', 'learning.course.due')
          .execute()
      ).map((row) => row.userId)
    }

    expect(await remind()).toContain(learnerId)

    const once = await remind()

    expect(once.filter((id) => id === learnerId)).toHaveLength(1)
    expect(once).not.toContain(fixture.trainees[0]!.userId)

    server.clock.now = new Date('2026-11-25T02:00:00Z')
    expect((await remind()).filter((id) => id === learnerId)).toHaveLength(2)
  })

  test('who joins the audience later is given the course', async () => {
    const { id } = await published()

    const row = await server.db
      .deleteFrom('learningCoursePeople')
      .where('courseId', '=', id)
      .where('userId', '=', fixture.trainees[1]!.userId)
      .executeTakeFirst()

    expect(row.numDeletedRows).toBe(1n)

    await assignNewcomers({ ...systemCtx(server) })
    expect(
      ((await (await trainee(1)).get(OWN)).data as { id: number }[]).map((course) => course.id),
    ).toContain(id)
  })

  test('a user who is responsible for a course sees the progress of its people, and exports it', async () => {
    const { id, lessons } = await published()
    await start(lessons[0]!.id)
    later(10)
    await beat(lessons[0]!.id, 1, [[0, 10]])

    const people = (await (await server.as('base')).get(`${COURSES}/${id}/people?status=started`))
      .data as { list: object[] }

    expect(people.list).toMatchObject([
      { name: '学员1', number: fixture.trainees[0]!.username, share: 33, isAssigned: true },
    ])

    for (const sort of learnerSorts) {
      const reply = await (await server.as('base')).get(`${COURSES}/${id}/people?sort=-${sort}`)
      const { list } = reply.data as { list: { name: string }[] }

      expect(list.length, sort).toBeGreaterThan(1)
      if (sort === 'share' || sort === 'lastAt')
        expect(list[0], sort).toMatchObject({ name: '学员1' })
    }

    const sheet = await (await server.as('base')).get(
      `/api/v1/courseLearners/_export?courseId=${id}&status=started`,
    )

    expect(await sheetRows(sheet.body, courseWords['zh-cn'].sheets.learners.columns)).toMatchObject(
      [{ name: '学员1' }],
    )

    const all = await (await server.as('base')).get('/api/v1/courseLearners/_export')

    expect(await sheetRows(all.body, courseWords['zh-cn'].sheets.learners.columns)).toEqual([])
  })
})
