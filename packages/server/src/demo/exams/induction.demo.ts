// People and what they have watched are written as rows: they come by an invitation, without an account.
import { toMoment } from '@residency/contract/kernel'
import { DAY_MS } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { actOnExam } from '../../areas/exams/exam/act-on-exam.ts'
import { createExam } from '../../areas/exams/exam/save-exam.ts'
import { newInvitation } from '../../areas/exams/induction/invitation.ts'
import { nextPersonIds } from '../../areas/exams/induction/person.queries.ts'
import { numberColumns } from '../../areas/exams/induction/person-numbers.ts'
import { completePeople, TRAIN } from '../../areas/exams/induction/video.queries.ts'
import { recordPicture, storeBytes } from '../../areas/files/files.public.ts'
import { dayInChina, endOfDayInChina, momentAfter, yearInChina } from '../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { readSeedBytes } from '../../platform/seed-files.ts'
import { demoPeople } from '../signup/demo-people.demo.ts'

const SECONDS = 12

const FILMS = [
  ['手卫生的五个时刻', 'hand-hygiene'],
  ['手套不能代替洗手', 'gloves'],
  ['危急值报告流程', 'critical-values'],
] as const

const NOTICES = [
  ['报到须知', '报到时请带身份证、毕业证书原件和一寸照片，到教学楼一楼大厅领取胸牌。'],
  ['培训安排', '请在报到前学完全部视频，再参加岗前考试；成绩在本页面查看。'],
] as const

const PEOPLE = 30

/**
 * One train with videos, notices, an exam and thirty people in every stage, once. A job, because
 * its videos need the store of files.
 */
export async function putDemoInduction(ctx: SignedCtx): Promise<void> {
  if (!ctx.config.DEMO) return

  const office = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'bhb')
    .executeTakeFirst()

  const isThere = () =>
    ctx.db.selectFrom('learningInductionTrains').select('id').limit(1).executeTakeFirst()
  if (!office || (await isThere())) return

  const own = { ...ctx, actor: { ...ctx.actor, userId: office.id } }
  const films = await Promise.all(
    FILMS.map(([title, film]) => storeBytes(own, pictureOf(title, film))),
  )

  await inTransaction(own, async (tx) => {
    await sql`lock table learning_induction_trains in share row exclusive mode`.execute(tx.db)
    if (await tx.db.selectFrom('learningInductionTrains').select('id').limit(1).executeTakeFirst())
      return

    const trainId = await addTrain(tx)

    await addVideos(tx, trainId, films)
    await addPeople(tx, trainId)
    await addExam(tx, trainId)
  })
}

const pictureOf = (title: string, film: string) => ({
  name: `${title}.webm`,
  type: 'video/webm' as const,
  bytes: readSeedBytes(`courses/${film}.webm`),
})

async function addTrain(tx: SignedCtx) {
  const day = (n: number) => momentAfter(tx.now(), n * DAY_MS)
  const by = { createdBy: tx.actor.userId, createdAt: tx.now(), updatedAt: tx.now() }

  const about = {
    title: '新学员岗前培训',
    intro: '报到前学完医院感染、检验安全两部分，再参加岗前考试。',
    needsAll: true,
  }

  const { id } = await tx.db
    .insertInto('learningInductionTrains')
    .values({
      ...about,
      ...by,
      ...newInvitation(tx).columns,
      opensAt: day(-10),
      closesAt: endOfDayInChina(dayInChina(day(50))),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const body = (text: string) =>
    JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })

  await tx.db
    .insertInto('learningInductionNotices')
    .values(NOTICES.map(([title, text]) => ({ trainId: id, title, body: body(text), ...by })))
    .execute()

  return id
}

async function addVideos(
  tx: SignedCtx,
  trainId: number,
  films: readonly Awaited<ReturnType<typeof storeBytes>>[],
) {
  const record = { kind: TRAIN, id: trainId }
  for (const [at, [title, film]] of FILMS.entries()) {
    const fileKey = await recordPicture(tx, pictureOf(title, film), films[at]!, 'course', record)
    const row = { trainId, place: at + 1, title, kind: 'video' as const, seconds: SECONDS, fileKey }
    await tx.db.insertInto('learningInductionVideos').values(row).execute()
  }
}

/** A third has seen everything, a third something, a third nothing; two were removed. */
async function addPeople(tx: SignedCtx, trainId: number) {
  // the wishes of these people do not matter here
  const people = demoPeople(
    PEOPLE,
    [{ id: 0, profession: 'technician' }],
    yearInChina(tx.now()),
    20_261_400,
  )

  const ids = await nextPersonIds(tx.db, people.length)

  const rows = people.map(({ name, idCard }, at) => ({
    id: ids[at]!,
    trainId,
    name,
    source: at % 5 === 0 ? ('hand' as const) : ('sheet' as const),
    isActive: at % 14 !== 13,
    ...numberColumns(tx, ids[at]!, { mobile: `1380002${String(at).padStart(4, '0')}`, idCard }),
    createdAt: tx.now(),
    updatedAt: tx.now(),
  }))

  await tx.db.insertInto('learningInductionPeople').values(rows).execute()

  await sql`insert into learning_induction_progress (video_id, person_id, ranges, covered, position, client_id, last_seq, beat_at, began_at, done_at)
    select v.id, p.id, jsonb_build_array(jsonb_build_array(0, s.until)), s.until, s.until, gen_random_uuid(), 1, s.at, s.at,
      case when s.until >= v.seconds then s.at end
    from learning_induction_people p join learning_induction_videos v on v.train_id = p.train_id,
      lateral (select case when p.id % 3 = 0 then v.seconds when p.id % 3 = 1 and v.place = 1 then v.seconds
          when p.id % 3 = 1 and v.place = 2 then 5 end as until,
        ${tx.now()}::timestamptz - make_interval(hours => (p.id % 90 + 1)::int) as at) s
    where p.train_id = ${trainId} and s.until is not null`.execute(tx.db)

  await completePeople(tx.db, trainId, tx.now())
}

/** The exam of the train, open while it lasts. Needs a checked paper. */
async function addExam(tx: SignedCtx, trainId: number) {
  const papers = await tx.db
    .selectFrom('learningPapers')
    .select('id')
    .where('state', '<>', 'draft')
    .orderBy('id')
    .limit(1)
    .execute()

  if (papers.length === 0) return

  const at = (days: number) => toMoment(momentAfter(tx.now(), days * DAY_MS))

  const { id, version } = await createExam(tx, {
    title: '岗前考试',
    note: null,
    baseId: null,
    trainId,
    mode: 'remote',
    opensAt: at(-2),
    closesAt: at(40),
    minutes: 60,
    graceSeconds: 60,
    attempts: 2,
    shufflesQuestions: true,
    shufflesOptions: true,
    keepsDevice: true,
    marksTwice: false,
    marksApart: 20,
    shows: 'own',
    releaseAt: null,
    paperIds: papers.map((paper) => paper.id),
  })

  await actOnExam(tx, { id, version, action: 'publish', reason: null })
}
