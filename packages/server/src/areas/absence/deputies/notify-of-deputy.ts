import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import type { LeaveStep } from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { joinItems, type Language } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { deputyNotices } from './deputy-notices.seed.ts'

type Person = { id: number; name: string }

type DeputyNotice = {
  person: Person
  deputy: Person
  steps: readonly LeaveStep[]
  startsOn: string
  endsOn: string
}

/** Notifies the deputy and the absent decider that a period begins, or is over early. */
export async function notifyOfDeputy(
  tx: SignedCtx,
  what: 'named' | 'ended',
  { person, deputy, steps, startsOn, endsOn }: DeputyNotice,
) {
  const stepsIn = (language: Language) =>
    joinItems(
      language,
      steps.map((step) => leaveWords[language].leaveSteps[step]),
    )

  const facts = { person: person.name, deputy: deputy.name, from: startsOn, until: endsOn }

  const texts = {
    values: { ...facts, steps: stepsIn('zh-cn') },
    valuesEn: { ...facts, steps: stepsIn('en') },
  }

  const [toDeputy, toPerson] =
    what === 'named'
      ? [deputyNotices.named, deputyNotices.namedFor]
      : [deputyNotices.ended, deputyNotices.endedFor]

  await notify(tx, toDeputy, [{ userId: deputy.id, ...texts, path: '/daily/deputy' }])
  await notify(tx, toPerson, [{ userId: person.id, ...texts, path: '/daily/deputy' }])
}
