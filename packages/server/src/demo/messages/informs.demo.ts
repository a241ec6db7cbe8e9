// Written as rows: a product that runs would really send them, to the telephones of invented people.
import type { RecipientChoice } from '@residency/contract/areas/messages/recipients/recipient.contract'
import { DAY_MS } from '@residency/contract/kernel/day'
import type { RichText } from '@residency/contract/kernel/rich-text'
import { sql } from 'kysely'
import { insertRecipients } from '../../areas/messages/informs/receipt.queries.ts'
import { insertChoice } from '../../areas/messages/recipients/choice.queries.ts'
import { reachOf } from '../../areas/messages/recipients/recipient.policy.ts'
import { dayInChina, momentAfter } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

const line = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
})

const points = (texts: readonly string[]) => ({
  type: 'bulletList' as const,
  content: texts.map((text) => ({ type: 'listItem' as const, content: [line(text)] })),
})

/** A text of paragraphs, with a list at its end. */
export const demoText = (
  paragraphs: readonly string[],
  list: readonly string[] = [],
): RichText => ({
  type: 'doc',
  content: [...paragraphs.map(line), ...(list.length ? [points(list)] : [])],
})

export const EMPTY_CHOICE: RecipientChoice = {
  everyone: false,
  userIds: [],
  roleIds: [],
  baseIds: [],
  departmentIds: [],
  cohortIds: [],
  groupIds: [],
}

type State = 'draft' | 'scheduled' | 'sent' | 'withdrawn'

type DemoInform = {
  title: string
  body: RichText
  isUrgent: boolean
  role: string
  state: State
  days: number
  share: number
}

const INFORMS: readonly DemoInform[] = [
  {
    title: '关于 2026 年结业考核报名的通知',
    isUrgent: false,
    role: 'STUDENT',
    state: 'sent',
    days: -9,
    share: 82,
    body: demoText(
      ['2026 年度结业考核现在开始报名，请符合条件的学员按要求办理。'],
      ['报名时间：本月 25 日前', '报名前请核对轮转记录和工作量', '有疑问请联系毕业后教育办公室'],
    ),
  },
  {
    title: '带教老师评价填写提醒',
    isUrgent: false,
    role: 'TEACHER',
    state: 'sent',
    days: -4,
    share: 55,
    body: demoText(['本月出科的学员请在出科前完成评价，评价开放期间可以修改。']),
  },
  {
    title: '旧版轮转表作废',
    isUrgent: false,
    role: 'STUDENT',
    state: 'withdrawn',
    days: -3,
    share: 40,
    body: demoText(['旧版轮转表停止使用，请以系统内的轮转计划为准。']),
  },
  {
    title: '院感培训时间调整，请确认',
    isUrgent: true,
    role: 'STUDENT',
    state: 'sent',
    days: -1,
    share: 60,
    body: demoText(
      ['原定本周五的院感培训改到下周一上午 9 点，地点不变。请各位学员确认已知晓。'],
      ['地点：门诊楼六层多功能厅', '请提前十分钟签到', '因值班不能参加的，请向科室说明'],
    ),
  },
  {
    title: '元旦值班与轮转衔接安排',
    isUrgent: false,
    role: 'STUDENT',
    state: 'scheduled',
    days: 2,
    share: 0,
    body: demoText(['元旦假期期间轮转照常衔接，值班安排见各科室通知。']),
  },
  {
    title: '教学查房观摩安排（草稿）',
    isUrgent: false,
    role: 'TEACHER',
    state: 'draft',
    days: 0,
    share: 0,
    body: demoText(['每月第二个周三下午组织教学查房观摩。']),
  },
]

/** Informs of the demo hospital in every state; the urgent one waits for the account `student`. */
export async function addDemoInforms(tx: SignedCtx) {
  const roles = await tx.db.selectFrom('roles').select(['id', 'code']).execute()
  for (const inform of INFORMS) {
    const choice = {
      ...EMPTY_CHOICE,
      roleIds: roles.filter(({ code }) => code === inform.role).map(({ id }) => id),
    }

    const at = momentAfter(tx.now(), inform.days * DAY_MS)
    const isOut = inform.state === 'sent' || inform.state === 'withdrawn'
    const choiceId = await insertChoice(tx.db, choice)

    const { rows } = await sql<{
      id: number
    }>`insert into message_informs (title, body, is_urgent, choice_id, state, send_at, sent_at,
        withdrawn_at, created_by, created_at, updated_at)
      values (${inform.title}, ${JSON.stringify(inform.body)}::jsonb, ${inform.isUrgent}, ${choiceId}, ${inform.state}, ${inform.state === 'scheduled' ? at : null},
        ${isOut ? at : null}, ${inform.state === 'withdrawn' ? tx.now() : null}, ${tx.actor.userId}, ${at}, ${at}) returning id`.execute(
      tx.db,
    )

    if (isOut) await addReceipts(tx, rows[0]!.id, choice, inform, at)
  }
}

/** A lot decides who has read, and of urgent ones confirmed; `student` has not. */
async function addReceipts(
  tx: SignedCtx,
  id: number,
  choice: RecipientChoice,
  { isUrgent, share }: DemoInform,
  at: Date,
) {
  await insertRecipients(tx.db, id, choice, reachOf(tx), dayInChina(tx.now()))
  await sql`update message_inform_people p set read_at = ${at}::timestamptz + make_interval(mins => 20 + (p.user_id * 37 % 600)::int),
      confirmed_at = case when ${isUrgent}::boolean then ${at}::timestamptz + make_interval(mins => 22 + (p.user_id * 37 % 600)::int) end
    from users u where u.id = p.user_id and p.inform_id = ${id} and u.username <> 'student' and (p.user_id * 53 + ${id}) % 100 < ${share}`.execute(
    tx.db,
  )
}
