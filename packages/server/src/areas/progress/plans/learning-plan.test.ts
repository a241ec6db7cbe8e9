import type {
  GoalSuggestion,
  OwnLearningPlan,
} from '@residency/contract/areas/progress/plans/learning-plan.contract'
import type { ListedPlan } from '@residency/contract/areas/progress/plans/plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { kernelWords } from '@residency/contract/kernel'
import { addDays, addMonths } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayInChina } from '../../../platform/clock.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { remindOfProgress } from '../reminders/remind.ts'
import { plansOwnRecord } from './plans-own-record.ts'

const PLANS = '/api/v1/progressPlans'
const GOALS = '/api/v1/progressGoals'
const { errors } = planWords['zh-cn']
const kernel = kernelWords['zh-cn'].errors

const server = await openServer()
const { departmentId, mentors, trainees } = await addMentorFixtures(server, {
  mentors: 2,
  trainees: 2,
})
const start = server.clock.now
const today = dayInChina(start)
const DAY_MS = 86_400_000

const learner = (at = 0) => server.as(trainees[at]!.username)
const mentor = (at = 0) => server.as(mentors[at]!.username)
type Client = Awaited<ReturnType<typeof learner>>

const guide = (mentorAt = 0, days = -100) =>
  server.db
    .insertInto('mentorRelations')
    .values({
      traineeId: trainees[0]!.traineeId,
      entryId: mentors[mentorAt]!.entryId,
      source: 'accepted',
      startedOn: addDays(today, days),
    })
    .execute()

const endRelations = () =>
  server.asOwner(`update mentor_relations set ended_on = '${today}' where ended_on is null`)

beforeEach(async () => {
  server.clock.now = start
  await server.asOwner(
    'truncate rate_limits, submit_locks, progress_committees, progress_relatives, progress_plans, notices restart identity cascade',
  )
  await server.asOwner('delete from mentor_relations')
  await guide()
})

const goal = (values: object = {}) => ({
  id: null,
  goal: '独立审核处方',
  measure: '每周由导师抽查十张',
  ownerId: trainees[0]!.userId,
  dueOn: addDays(today, 60),
  origin: 'free',
  originKey: null,
  ...values,
})

const ownOf = async (at = 0) =>
  (await (await learner(at)).get(`${PLANS}/own`)).data as OwnLearningPlan

const save = async (goals: object[], version?: number | null) =>
  (await learner()).put(`${PLANS}/own`, {
    goals,
    version: version === undefined ? ((await ownOf()).plan?.version ?? null) : version,
  })

const planNow = async () => (await ownOf()).plan!

async function step(action: string, who: Client, reason: string | null = null) {
  const { id, version } = await planNow()
  return who.post(`${PLANS}/${id}/steps`, { action, reason, version })
}

const done = async (answer: Promise<{ status: number; msg: string }>) => {
  const reply = await answer
  expect(reply, reply.msg).toMatchObject({ status: 200 })
}

async function proposed(goals: object[] = [goal()]) {
  await done(save(goals))
  await done(step('propose', await learner()))
}

async function agreed(goals?: object[]) {
  await proposed(goals)
  await done(step('agree', await mentor()))
}

const listFor = async (who: Client, query = '') =>
  ((await who.get(`${PLANS}${query}`)).data as { list: ListedPlan[] }).list

const noticesOf = async (userId: number) =>
  (
    await server.db.selectFrom('notices').select('title').where('userId', '=', userId).execute()
  ).map(({ title }) => title)

const look = async (who: Client, values: object = {}) => {
  const { id, version } = await planNow()
  return who.post(`${PLANS}/${id}/looks`, {
    lookedOn: today,
    note: '进展顺利',
    version,
    ...values,
  })
}

describe('goals', () => {
  test('a goal is made from what is missing, and keeps in words what it was made from', async () => {
    const { suggestions } = await ownOf()
    const missing = suggestions.find(({ origin }) => origin === 'missing')!
    expect(missing.label).not.toBe('')
    // time passes by itself
    expect(suggestions.map(({ key }) => key)).not.toContain('students.months')

    await done(save([goal({ origin: 'missing', originKey: missing.key })]))
    expect((await planNow()).goals).toMatchObject([
      { origin: 'missing', originKey: missing.key, originLabel: missing.label },
    ])
  })

  test('levels that completion asks for are suggested while they are not granted, and when they end soon', async () => {
    await server.asOwner(
      `insert into competence_items (profession, kind, name, valid_months, needed_level)
       select m.kind, 'skill', '处方审核', 12, 3 from trainees t join majors m on m.id = t.major_id
         where t.id = ${trainees[0]!.traineeId}`,
    )
    const levels = async () =>
      (await ownOf()).suggestions.filter(({ origin }) => origin === 'level')

    expect(await levels()).toMatchObject([{ label: '处方审核：达到 3 级', detail: '还没有级别' }])

    const until = (days: number) =>
      server.asOwner(
        `delete from competence_grants;
         insert into competence_grants (trainee_id, item_id, department_id, level, basis, valid_until, state, proposed_by, granted_by, granted_at)
           select ${trainees[0]!.traineeId}, id, ${departmentId}, 3, '观察', '${addDays(today, days)}', 'granted',
             ${mentors[0]!.userId}, ${mentors[0]!.userId}, '${today}' from competence_items where name = '处方审核'`,
      )

    await until(10)
    expect(await levels()).toMatchObject([
      { label: '处方审核：延续 3 级', detail: `${addDays(today, 10)} 到期` },
    ])
    await until(200)
    expect(await levels()).toEqual([])
    await server.asOwner(
      `delete from competence_grants; delete from competence_items where name = '处方审核'`,
    )
  })

  test('open goals of a support plan are suggested', async () => {
    await server.asOwner(
      `with p as (insert into progress_plans (trainee_id, kind, opened_by, opened_on)
         values (${trainees[0]!.traineeId}, 'support', ${mentors[0]!.userId}, '${today}') returning id)
       insert into progress_goals (plan_id, goal, measure, owner_id, due_on)
         select id, '补病例讨论', '每月两次', ${mentors[0]!.userId}, '${today}' from p`,
    )
    expect((await ownOf()).suggestions).toContainEqual(
      expect.objectContaining({ origin: 'decision', label: '补病例讨论', detail: '每月两次' }),
    )
  })

  test('what is not suggested is refused as the origin of a goal, and the refusal names the goal', async () => {
    expect(await save([goal({ origin: 'missing', originKey: 'nothing' })])).toMatchObject({
      status: 400,
      msg: fillSentence(errors.planOriginUnknown, { goal: '独立审核处方' }),
    })
  })

  test('a goal is owned by the trainee or the mentor of today, and its day is not over', async () => {
    expect(await save([goal({ ownerId: mentors[1]!.userId })])).toMatchObject({
      msg: fillSentence(errors.planGoalOwner, { goal: '独立审核处方' }),
    })
    expect(await save([goal({ dueOn: addDays(today, -1) })])).toMatchObject({
      msg: fillSentence(errors.planGoalPast, { goal: '独立审核处方' }),
    })
    await done(save([goal({ ownerId: mentors[0]!.userId })]))
  })

  test('saving keeps, changes, adds and removes goals; a goal of another plan is refused', async () => {
    await done(save([goal(), goal({ goal: '第二个' })]))
    const [first] = (await planNow()).goals
    await done(save([goal({ id: first!.id, goal: '改过的' }), goal({ goal: '第三个' })]))
    expect((await planNow()).goals.map((ownGoal) => ownGoal.goal)).toEqual(['改过的', '第三个'])
    expect(await save([goal({ id: 999_999 })])).toMatchObject({ msg: errors.planGoalUnknown })
  })

  test('only a trainee in training with a mentor writes a plan', async () => {
    await endRelations()
    expect(await save([goal()])).toMatchObject({ status: 409, msg: errors.planWithoutMentor })
    expect((await ownOf()).mayWrite).toBe(false)

    await guide(1, 0)
    const status = (value: string) =>
      server.asOwner(`update trainees set status = '${value}' where id = ${trainees[0]!.traineeId}`)
    await status('suspended')
    expect(await save([goal()])).toMatchObject({ status: 409, msg: errors.planNotInTraining })
    await status('inTraining')
    await done(save([goal()]))
  })

  test('the second of two first savings is refused, and one plan is there', async () => {
    await done(save([goal()], null))
    expect(await save([goal({ goal: '第二份' })], null)).toMatchObject({ status: 409 })
    const { version } = await planNow()
    const both = await Promise.all([save([goal()], version), save([goal()], version)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await server.db.selectFrom('progressPlans').select('id').execute()).toHaveLength(1)
  })
})

describe('agreement', () => {
  test('a plan without open goals is not proposed', async () => {
    await done(save([]))
    expect(await step('propose', await learner())).toMatchObject({
      status: 409,
      msg: errors.planWithoutGoals,
    })
  })

  test('the mentor of today agrees, and each is notified of what the other did', async () => {
    await proposed()
    expect(await noticesOf(mentors[0]!.userId)).toEqual(['学员1的学习计划请你同意'])
    await done(step('agree', await mentor()))
    expect(await planNow()).toMatchObject({
      state: 'agreed',
      openedOn: today,
      nextLookOn: addMonths(today, 3),
    })
    expect(await noticesOf(trainees[0]!.userId)).toEqual(['导师已同意你的学习计划'])
  })

  test('nobody agrees to the own plan, and no other mentor does', async () => {
    await proposed()
    const { id, version } = await planNow()
    const agree = { action: 'agree', reason: null, version }
    expect(await (await learner()).post(`${PLANS}/${id}/steps`, agree)).toMatchObject({
      status: 409,
    })
    for (const who of [await mentor(1), await server.as('bhb'), await learner(1)])
      expect(await who.post(`${PLANS}/${id}/steps`, agree)).toMatchObject({ status: 404 })
  })

  test('a return needs a reason, which the trainee reads until the next proposal', async () => {
    await proposed()
    expect(await step('return', await mentor())).toMatchObject({
      status: 400,
      msg: kernel.reasonNeeded,
    })
    await done(step('return', await mentor(), '写明每周几次'))
    expect(await planNow()).toMatchObject({ state: 'draft', returnReason: '写明每周几次' })
    await done(step('propose', await learner()))
    expect(await planNow()).toMatchObject({ state: 'proposed', returnReason: null })
  })

  test('the trainee takes a proposal back, and the mentor reads it no more', async () => {
    await proposed()
    expect(await listFor(await mentor(), '?waits=agree')).toHaveLength(1)
    await done(step('takeBack', await learner()))
    expect(await listFor(await mentor())).toEqual([])
  })

  test('of two answers to one proposal the second is refused', async () => {
    await proposed()
    const { id, version } = await planNow()
    const body = { action: 'agree', reason: null, version }
    const answers = await Promise.all(
      [0, 1].map(async () => (await mentor()).post(`${PLANS}/${id}/steps`, body)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('agreed goals are changed only by a new proposal; goals with a result stay as they are', async () => {
    await agreed([goal(), goal({ goal: '第二个' })])
    expect(await save([goal()])).toMatchObject({ status: 409, msg: errors.planNotDraft })

    const [first, second] = (await planNow()).goals
    await done(
      (await learner()).put(`${GOALS}/${first!.id}/result`, {
        result: 'reached',
        text: null,
        version: first!.version,
      }),
    )
    await done(step('revise', await learner()))
    expect(await noticesOf(mentors[0]!.userId)).toContain('学员1正在修订学习计划')
    expect(await save([goal({ id: first!.id })])).toMatchObject({ msg: errors.goalHasResult })
    await done(save([goal({ id: second!.id, goal: '换个说法' })]))
    expect((await planNow()).goals.map((ownGoal) => [ownGoal.goal, ownGoal.result])).toEqual([
      ['独立审核处方', 'reached'],
      ['换个说法', null],
    ])
  })

  test('the mentor asks for a revision, ends an agreed plan with a note, and the next one begins', async () => {
    await agreed()
    await done(step('reopen', await mentor()))
    expect(await planNow()).toMatchObject({ state: 'draft', nextLookOn: null })
    await done(step('propose', await learner()))
    await done(step('agree', await mentor()))
    expect(await step('end', await mentor())).toMatchObject({ msg: kernel.reasonNeeded })
    await done(step('end', await mentor(), '目标都已完成'))

    const own = await ownOf()
    expect(own.plan).toBeNull()
    expect(own.ended).toMatchObject([{ state: 'ended', endNote: '目标都已完成', endedOn: today }])
    await done(save([goal()]))
    expect((await planNow()).state).toBe('draft')
  })

  test('the office ends an agreed plan of which the mentor is not there any more; the base does not', async () => {
    await agreed()
    await endRelations()
    expect(await step('end', await server.as('base'), '导师离任')).toMatchObject({ status: 409 })
    await done(step('end', await server.as('bhb'), '导师离任'))
    expect((await ownOf()).ended).toMatchObject([{ endNote: '导师离任' }])
  })
})

describe('readers', () => {
  test('a draft is read by the trainee only, a proposal also by the mentor, an agreed plan by base and office', async () => {
    await done(save([goal()]))
    for (const who of [await mentor(), await server.as('base'), await server.as('bhb')])
      expect(await listFor(who)).toEqual([])

    await done(step('propose', await learner()))
    expect(await listFor(await mentor())).toHaveLength(1)
    for (const who of [await server.as('base'), await server.as('bhb'), await mentor(1)])
      expect(await listFor(who)).toEqual([])

    await done(step('agree', await mentor()))
    for (const who of [await mentor(), await server.as('base'), await server.as('bhb')])
      expect(await listFor(who, '?kind=learning')).toHaveLength(1)
    expect(await listFor(await mentor(1))).toEqual([])
    expect(await listFor(await server.as('bhb'), '?kind=support')).toEqual([])
  })

  test('a member of a committee that judged the trainee reads an agreed plan, not a proposal', async () => {
    await proposed()
    await server.asOwner(
      `with c as (insert into progress_committees (base_id, name)
           select base_id, '评议委员会' from mentor_entries where id = ${mentors[1]!.entryId} returning id),
         q as (insert into progress_members (committee_id, user_id, role, starts_on)
           select id, ${mentors[1]!.userId}, 'teacher', '2020-01-01' from c),
         s as (insert into progress_sessions (committee_id, held_on, facts_on)
           select id, '${today}', '${today}' from c returning id)
       insert into progress_packets (session_id, trainee_id, behind, facts_sealed, made_at)
         select id, ${trainees[0]!.traineeId}, 0, 'x', now() from s`,
    )
    expect(await listFor(await mentor(1))).toEqual([])
    await done(step('agree', await mentor()))
    expect(await listFor(await mentor(1))).toMatchObject([{ state: 'agreed', actions: [] }])
  })

  test('the mentor reads what is missing with a plan, others who do not read the plan do not', async () => {
    await proposed()
    const { id } = await planNow()
    const { list } = (await (await mentor()).get(`${PLANS}/${id}/suggestions`)).data as {
      list: GoalSuggestion[]
    }
    expect(list.some(({ origin }) => origin === 'missing')).toBe(true)
    expect(await (await mentor(1)).get(`${PLANS}/${id}/suggestions`)).toMatchObject({
      status: 404,
    })
  })

  test('a new mentor takes over: plan, goals of the mentor, and looks', async () => {
    await agreed([goal({ ownerId: mentors[0]!.userId })])
    await endRelations()
    await guide(1, 0)

    expect(await listFor(await mentor())).toEqual([])
    const [plan] = await listFor(await mentor(1))
    expect(plan!.goals).toMatchObject([{ owner: '导师2', actions: ['result'] }])

    const [owned] = plan!.goals
    const result = { result: 'reached', text: null, version: owned!.version }
    expect(await (await mentor()).put(`${GOALS}/${owned!.id}/result`, result)).toMatchObject({
      status: 404,
    })
    await done((await mentor(1)).put(`${GOALS}/${owned!.id}/result`, result))
    await done(look(await mentor(1)))
  })

  test('results are recorded while the plan is agreed, not in a draft', async () => {
    await done(save([goal()]))
    const [first] = (await planNow()).goals
    expect(
      await (await learner()).put(`${GOALS}/${first!.id}/result`, {
        result: 'reached',
        text: null,
        version: first!.version,
      }),
    ).toMatchObject({ status: 404 })
  })
})

test('the own record holds plans with their goals, and the looks of both people', async () => {
  await agreed()
  await done(look(await mentor()))

  const partsOf = async (userId: number) => {
    const system = systemCtx(server)
    const parts: { heading: string; records?: readonly object[] }[] = []
    for await (const part of plansOwnRecord({ ...system, actor: { ...system.actor, userId } }))
      parts.push(part as (typeof parts)[number])

    return parts
  }

  expect(await partsOf(trainees[0]!.userId)).toMatchObject([
    { heading: '我的学习计划', records: [{ 状态: '执行中' }, { 目标: '独立审核处方' }] },
    { heading: '导师对学习计划的查看', records: [{ 查看意见: '进展顺利' }] },
  ])
  expect(await partsOf(mentors[0]!.userId)).toMatchObject([
    { heading: '我作为导师查看的学习计划', records: [{ 查看意见: '进展顺利' }] },
  ])
})

describe('looks', () => {
  test('the mentor records a look; the next is due three months after it', async () => {
    await agreed()
    server.clock.now = new Date(start.getTime() + 80 * DAY_MS)
    const day = dayInChina(server.clock.now)
    await done(look(await mentor(), { lookedOn: day }))
    expect(await planNow()).toMatchObject({
      nextLookOn: addMonths(day, 3),
      looks: [{ lookedOn: day, note: '进展顺利', name: '导师1' }],
    })
  })

  test('a look is not ahead, not before the agreement, and of a double click one is kept', async () => {
    await agreed()
    expect(await look(await mentor(), { lookedOn: addDays(today, 1) })).toMatchObject({
      msg: errors.lookAhead,
    })
    expect(await look(await mentor(), { lookedOn: addDays(today, -1) })).toMatchObject({
      msg: fillSentence(errors.lookTooEarly, { day: today }),
    })
    const two = await Promise.all([look(await mentor()), look(await mentor())])
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await planNow()).looks).toHaveLength(1)
  })

  test('no look is due while the training is interrupted, or once it has ended', async () => {
    await agreed()
    server.clock.now = new Date(start.getTime() + 100 * DAY_MS)

    const due = async () => (await listFor(await mentor(), '?waits=look')).length

    expect(await due()).toBe(1)

    const setStatus = (status: string) =>
      server.asOwner(
        `update trainees set status = '${status}' where id = ${trainees[0]!.traineeId}`,
      )

    for (const status of ['suspended', 'finished']) {
      await setStatus(status)
      expect(await due(), status).toBe(0)
    }

    await setStatus('inTraining')
  })

  test('the trainee and strangers record no look', async () => {
    await agreed()
    expect((await look(await learner())).status).not.toBe(200)
    expect(await look(await mentor(1))).toMatchObject({ status: 404 })
  })

  test('mentor and trainee are reminded once of a look that is due, and again of the next one', async () => {
    await agreed()
    const title = '学员1的学习计划该查看了'
    const times = async (userId: number) =>
      (await noticesOf(userId)).filter((notice) => notice === title).length
    const remind = () => remindOfProgress(systemCtx(server))

    await remind()
    expect(await times(mentors[0]!.userId)).toBe(0)

    server.clock.now = new Date(`${addMonths(today, 3)}T02:00:00.000Z`)
    await remind()
    await remind()
    expect([await times(mentors[0]!.userId), await times(trainees[0]!.userId)]).toEqual([1, 1])
    expect(await listFor(await mentor(), '?waits=look')).toMatchObject([{ isLookDue: true }])

    await done(look(await mentor(), { lookedOn: dayInChina(server.clock.now) }))
    expect(await listFor(await mentor(), '?waits=look')).toEqual([])
    server.clock.now = new Date(`${addMonths(today, 6)}T02:00:00.000Z`)
    await remind()
    expect(await times(mentors[0]!.userId)).toBe(2)
  })
})

test('what waits for the mentor is counted: plans to agree to, and looks that are due', async () => {
  const counts = async () => {
    const all = (await (await mentor()).get('/api/v1/waiting')).data as {
      kind: string
      count: number
    }[]
    return Object.fromEntries(
      all.filter(({ kind }) => /LearningPlans$/.test(kind)).map(({ kind, count }) => [kind, count]),
    )
  }

  await proposed()
  expect(await counts()).toEqual({ agreeLearningPlans: 1 })
  await done(step('agree', await mentor()))
  expect(await counts()).toEqual({})
  server.clock.now = new Date(`${addMonths(today, 3)}T02:00:00.000Z`)
  expect(await counts()).toEqual({ lookAtLearningPlans: 1 })
})
