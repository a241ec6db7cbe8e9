// Progress is written as rows: the seconds that 200 people have watched, as their players would report them.
import { sql } from 'kysely'
import { isAccountInUse } from '../../areas/accounts/accounts.public.ts'
import { COURSE } from '../../areas/courses/course/present-course.ts'
import { recordPicture, storeBytes } from '../../areas/files/files.public.ts'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { readSeedBytes } from '../../platform/seed-files.ts'

const SECONDS = 12
type Film = readonly [title: string, film: string]

type DemoCourse = {
  title: string
  intro: string
  audience: 'trainee' | 'teacher'
  dueIn: number
  chapters: readonly (readonly [string, readonly Film[]])[]
}

const COURSES: readonly DemoCourse[] = [
  {
    title: '医院感染与手卫生',
    intro: '入科前必学：手卫生的时刻与手套的正确使用。',
    audience: 'trainee',
    dueIn: -20,
    chapters: [
      ['手卫生', [['手卫生的五个时刻', 'hand-hygiene']]],
      ['手套', [['手套不能代替洗手', 'gloves']]],
    ],
  },
  {
    title: '临床检验危急值与质量控制',
    intro: '识别、报告、记录危急值，读懂质控图。',
    audience: 'trainee',
    dueIn: 6,
    chapters: [
      ['危急值', [['危急值报告流程', 'critical-values']]],
      ['质量控制', [['质控图怎么看', 'quality-control']]],
    ],
  },
  {
    title: '处方审核与相互作用',
    intro: '四查十对，以及门诊最常遇到的相互作用。',
    audience: 'trainee',
    dueIn: 25,
    chapters: [
      ['处方审核', [['处方审核四查十对', 'prescription']]],
      ['相互作用', [['常见药物相互作用', 'interactions']]],
    ],
  },
  {
    title: '床旁教学',
    intro: '带教老师的第一课：怎样在床旁带学员。',
    audience: 'teacher',
    dueIn: 30,
    chapters: [['床旁教学', [['床旁教学三步', 'bedside']]]],
  },
]

/**
 * Four courses with short videos for the demo hospital, once. A job and not a part of the demo's
 * tables: at that time there is no store for the videos yet.
 */
export async function putDemoCourses(ctx: SignedCtx): Promise<void> {
  if (!ctx.config.DEMO) return

  const office = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'bhb')
    .executeTakeFirst()

  const there = await ctx.db.selectFrom('learningCourses').select('id').limit(1).executeTakeFirst()
  if (!office || there) return

  const own = { ...ctx, actor: { ...ctx.actor, userId: office.id } }
  const films = new Map<string, Awaited<ReturnType<typeof storeBytes>>>()

  for (const [, film] of COURSES.flatMap(({ chapters }) =>
    chapters.flatMap(([, lessons]) => lessons),
  ))
    films.set(film, await storeBytes(own, pictureOf(film)))

  await inTransaction(own, async (tx) => {
    await sql`lock table learning_courses in share row exclusive mode`.execute(tx.db)
    if (await tx.db.selectFrom('learningCourses').select('id').limit(1).executeTakeFirst()) return

    for (const course of COURSES) await addCourse(tx, course, films)

    await addProgress(tx)
  })
}

const pictureOf = (film: string, name = film) => ({
  name: `${name}.webm`,
  type: 'video/webm' as const,
  bytes: readSeedBytes(`courses/${film}.webm`),
})

async function addCourse(
  tx: SignedCtx,
  { title, intro, audience, dueIn, chapters }: DemoCourse,
  films: ReadonlyMap<string, Awaited<ReturnType<typeof storeBytes>>>,
) {
  const { rows } = await sql<{
    id: number
  }>`insert into learning_courses (title, intro, audience, is_open, is_slow, state, due_on, created_by,
      created_at, updated_at)
    values (${title}, ${intro}, ${audience}, ${audience === 'teacher'}, false, 'published', (${tx.now()}::timestamptz at time zone 'Asia/Shanghai')::date + ${dueIn}::int,
      ${tx.actor.userId}, ${tx.now()}, ${tx.now()}) returning id`.execute(tx.db)

  const courseId = rows[0]!.id
  let place = 0

  for (const [at, [name, lessons]] of chapters.entries()) {
    const chapter = await tx.db
      .insertInto('learningChapters')
      .values({ courseId, place: at + 1, title: name })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [lesson, film] of lessons) {
      const fileKey = await recordPicture(tx, pictureOf(film, lesson), films.get(film)!, 'course', {
        kind: COURSE,
        id: courseId,
      })

      const row = {
        courseId,
        chapterId: chapter.id,
        place: ++place,
        title: lesson,
        kind: 'video' as const,
        seconds: SECONDS,
        fileKey,
      }

      await tx.db.insertInto('learningLessons').values(row).execute()
    }
  }
}

/**
 * Everybody has the courses of their kind; a lot decides who has done, begun or not looked at each.
 */
async function addProgress(tx: SignedCtx) {
  const now = tx.now()

  await sql`insert into learning_course_people (course_id, user_id, is_assigned)
    select c.id, u.id, true from learning_courses c join users u on ${isAccountInUse('u')}
      and case c.audience when 'trainee' then exists (select from trainees t where t.user_id = u.id and t.status = 'inTraining')
        else exists (select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.code = 'TEACHER') end`.execute(
    tx.db,
  )

  await sql`insert into learning_progress (lesson_id, user_id, ranges, covered, position, client_id, last_seq, beat_at, began_at, done_at)
    select n.id, p.user_id, jsonb_build_array(jsonb_build_array(0, s.until)), s.until, s.until, gen_random_uuid(), 2, t.at, t.at,
      case when s.until >= n.seconds then t.at end
    from learning_course_people p join learning_lessons n on n.course_id = p.course_id,
      lateral (select (p.user_id * 53 + p.course_id * 29) % 100 as lot) d,
      lateral (select case when d.lot < 50 then n.seconds when d.lot < 75 and n.place = 1 then n.seconds when d.lot < 75 then 5 end as until) s,
      lateral (select ${now}::timestamptz - make_interval(days => (d.lot % 15 + 1)::int) as at) t
    where s.until is not null`.execute(tx.db)

  await sql`with done as (select p.course_id, p.user_id, max(g.done_at) at, row_number() over (order by p.course_id, p.user_id) n
      from learning_course_people p join learning_lessons l on l.course_id = p.course_id
        left join learning_progress g on g.lesson_id = l.id and g.user_id = p.user_id
      group by 1, 2 having bool_and(g.done_at is not null)),
    kept as (update learning_course_people p set done_at = d.at, certificate_number = 'K' || extract(year from ${now}::timestamptz) || lpad(d.n::text, 5, '0')
      from done d where d.course_id = p.course_id and d.user_id = p.user_id returning 1)
    insert into learning_course_number_counters (year, last) select extract(year from ${now}::timestamptz)::int, count(*) from done`.execute(
    tx.db,
  )
}
