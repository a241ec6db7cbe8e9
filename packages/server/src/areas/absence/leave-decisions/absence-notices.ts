import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { labelIn } from '@residency/contract/kernel'
import type { BlankOf, NoticeKind } from '../../../platform/notices.ts'
import { awayNotices } from '../away/away-notices.seed.ts'
import type { AbsenceFamily, AbsenceRow } from '../leave/absence.queries.ts'
import { leaveNotices } from '../leave/leave-notices.seed.ts'

/** Away has templates and pages of its own; leave and unexcused absence share theirs. */
export const familyOf = ({ kind }: { kind: string }): AbsenceFamily =>
  kind === 'away' ? 'away' : 'leave'

export const ownPathOf = (a: { kind: string }) => `/daily/${familyOf(a)}`
type MoreValues = Readonly<Partial<Record<'before' | 'days' | 'reason' | 'step' | 'what', string>>>

export type Summary = { more?: MoreValues } & Pick<
  AbsenceRow,
  'id' | 'kind' | 'name' | 'type' | 'typeEn' | 'startsOn' | 'endsOn' | 'ownerUserId'
>

const NO_MORE = { before: '', days: '', reason: '', step: '', what: '' }

const typeIn = (language: 'zh-cn' | 'en', a: Summary) =>
  a.type ? labelIn(language, a.type, a.typeEn) : leaveWords[language].absenceKinds[a.kind]

/** Values for every blank of leave and aways; what a kind has no blank for is empty. */
export const blanks = (a: Summary, more: MoreValues = {}, moreEn: MoreValues = more) => ({
  values: {
    ...NO_MORE,
    name: a.name,
    type: typeIn('zh-cn', a),
    from: a.startsOn,
    until: a.endsOn,
    ...more,
  },
  valuesEn: { type: typeIn('en', a), ...moreEn },
})

export type AbsenceKind = NoticeKind<BlankOf<(typeof leaveNotices)[LeaveNotice]>>
export type LeaveNotice = keyof typeof leaveNotices

/** What is never sent about an away. */
type OnlyOfLeave = 'record' | 'cancel' | 'seats' | 'recountShort' | 'recountShortOffice'

export const ABSENCE_NOTICES: Record<AbsenceFamily, Partial<Record<LeaveNotice, AbsenceKind>>> = {
  leave: leaveNotices,
  away: awayNotices satisfies Record<Exclude<LeaveNotice, OnlyOfLeave>, NoticeKind>,
}
