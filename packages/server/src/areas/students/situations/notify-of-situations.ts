import { situationWords } from '@residency/contract/areas/students/situations/text'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import type { SituationRow } from './situation.queries.ts'
import { situationNotices } from './situation-notices.seed.ts'

const hasNotice = (action: string): action is keyof typeof situationNotices =>
  action in situationNotices

type NoticeRow = Pick<SituationRow, 'userId' | 'kind' | 'recordedBy'>

/**
 * Notices of a step to the trainees; of what others recorded they are notified once it is decided.
 */
export async function notifyOfSituations(
  tx: SignedCtx,
  action: string,
  rows: readonly NoticeRow[],
  reason: string | null = null,
) {
  if (!hasNotice(action)) return

  const isAboutDecided = !['passAsBase', 'rejectAsBase', 'rejectAsOffice'].includes(action)

  const kindOf = (language: 'zh-cn' | 'en', kind: string) =>
    situationWords[language].situationKinds[
      kind as keyof (typeof situationWords)['en']['situationKinds']
    ]

  const recipients = rows
    .filter((row) => row.recordedBy === null || isAboutDecided)
    .map((row) => ({
      userId: row.userId,
      values: { kind: kindOf('zh-cn', row.kind), reason: reason ?? '' },
      valuesEn: { kind: kindOf('en', row.kind) },
      path: '/student/own-situations',
    }))

  await notify(tx, situationNotices[action], recipients)
}
