import type { LeaveType } from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import { labelIn } from '@residency/contract/kernel/label'
import { say, useLanguage, useText } from '../../../platform/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { PageActions } from '../../../ui/row-actions.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { uiText } from '../../../ui/ui.text.ts'
import { usePapersOf } from './leave-type.columns.tsx'
import { useLeaveType } from './leave-type.queries.ts'
import { leaveTypeText } from './leave-type.text.ts'
import { LimitsCell } from './limits-cell.tsx'
import { TypeDays } from './type-days.tsx'
import { useTypeDialogs } from './use-type-dialogs.tsx'

/** One leave type: its rules, and its table of days. */
export function LeaveTypeRecord({ id }: { id: number }) {
  const text = useText(leaveTypeText)
  const { states } = useText(uiText)
  const language = useLanguage()
  const factsOf = useFacts()
  const { actionsOf, dialogs } = useTypeDialogs()
  const { data, error, refetch } = useLeaveType(id)
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <DetailScreen
        title={labelIn(language, data.name, data.nameEn)}
        list={text.title}
        state={
          <StateTag tone={data.status === 1 ? 'good' : 'calm'}>{states[data.status]}</StateTag>
        }
        actions={<PageActions actions={actionsOf(data).filter(({ key }) => key === 'edit')} />}
        sections={[
          { title: text.rules, facts: factsOf(data) },
          { title: text.daysTitle, content: <TypeDays type={data} /> },
        ]}
      />
      {dialogs}
    </>
  )
}

function useFacts() {
  const text = useText(leaveTypeText)
  const { fields, countedBy, extendsTraining, eventKinds, annualRegimes, genders } =
    useText(leaveTypeWords)
  const papersOf = usePapersOf()

  return (one: LeaveType) => [
    { label: text.limits, value: <LimitsCell row={one} /> },
    { label: fields.countedBy, value: countedBy[one.countedBy] },
    { label: fields.allowsHalf, value: one.allowsHalf === 1 ? text.halfAllowed : text.halfRefused },
    // what concerns annual leave alone is named where it is set
    ...(one.annualRegime === null
      ? []
      : [{ label: fields.annualRegime, value: annualRegimes[one.annualRegime] }]),
    ...(one.carriesUntil === null ? [] : [{ label: fields.carriesUntil, value: one.carriesUntil }]),
    {
      label: fields.eventKind,
      value: one.eventKind === null ? text.noEvent : eventKinds[one.eventKind],
    },
    {
      label: fields.forGender,
      value: one.forGender === null ? text.everybody : genders[one.forGender],
    },
    {
      label: fields.isNeverHindered,
      value: one.isNeverHindered === 1 ? text.neverHindered : text.hindered,
    },
    { label: fields.isPaid, value: one.isPaid === 1 ? text.paid : text.unpaid },
    {
      label: fields.noticeDays,
      value: one.noticeDays === 0 ? text.noNotice : say(text.notice, { days: one.noticeDays }),
    },
    { label: fields.papers, value: papersOf(one) },
    {
      label: fields.extendsTraining,
      value:
        one.extendsTraining === 'overLimit'
          ? say(text.overLimit, { days: one.extendsOver ?? 0 })
          : extendsTraining[one.extendsTraining],
    },
    { label: fields.source, value: one.source, isWide: true },
  ]
}
