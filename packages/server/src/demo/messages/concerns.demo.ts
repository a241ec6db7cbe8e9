import { DAY_MS } from '@residency/contract/kernel/day'
import { announceConcerns } from '../../areas/messages/concerns/announce-concerns.ts'
import { getConcernReaders, setConcernReaders } from '../../areas/messages/concerns/name-readers.ts'
import { actOnConcern } from '../../areas/messages/concerns/read-concerns.ts'
import { storeConcern } from '../../areas/messages/concerns/send-concern.ts'
import { findConcernByCode } from '../../areas/messages/concerns/sender.queries.ts'
import { dayInChina, momentAfter } from '../../platform/clock.ts'
import { tokenHash } from '../../platform/crypto/tokens.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/** The oldest first: each is shown by the announcement of the next day, as in use. */
const CONCERNS = [
  {
    kind: 'idea',
    days: -40,
    text: '能否每月安排一次跨专业的病例讨论？',
    steps: ['take', 'answer', 'close'],
  },
  {
    kind: 'mistreatment',
    days: -15,
    text: '有老师当着患者的面训斥学员，已经不止一次。',
    steps: ['take', 'answer'],
  },
  { kind: 'safety', days: -6, text: '夜间急诊标本多时，没有人核对危急值的回报。', steps: ['take'] },
  { kind: 'teaching', days: -2, text: '希望出科前的技能考核提前一周公布内容。', steps: [] },
] as const

const ANSWERS: Readonly<Record<string, string>> = {
  mistreatment: '谢谢你说出来。已与科室谈话，并会在下月回访；再有这样的情况请在这里补充。',
  idea: '好建议，从下月起在每月最后一个周三举行，时间会发通知。',
}

/** Concerns of the demo hospital in every state, with the office as their reader. */
export async function addDemoConcerns(tx: SignedCtx) {
  const { version } = await getConcernReaders(tx)
  await setConcernReaders(tx, { readerIds: [tx.actor.userId], version })

  for (const { kind, days, text, steps } of CONCERNS) {
    const on = (day: number) => ({
      ...tx,
      now: () => new Date(`${dayInChina(momentAfter(tx.now(), day * DAY_MS))}T10:00:00+08:00`),
    })

    const code = await storeConcern(on(days), { kind, departmentId: null, text, hiddenFrom: [] })
    const stored = await findConcernByCode(tx.db, tx.language, tokenHash(code))

    await announceConcerns(on(days + 1))

    for (const action of steps)
      await actOnConcern(on(days + 1), {
        id: stored!.id,
        action,
        text: action === 'answer' ? ANSWERS[kind]! : null,
      })
  }
}
