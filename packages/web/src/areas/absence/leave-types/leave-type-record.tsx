import type { LeaveType } from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import { labelIn } from '@residency/contract/kernel/label'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
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

  return (leaveType: LeaveType) => [
    { label: text.limits, value: <LimitsCell row={leaveType} /> },
    { label: fields.countedBy, value: countedBy[leaveType.countedBy] },
    {
      label: fields.allowsHalf,
      value: leaveType.allowsHalf === 1 ? text.halfAllowed : text.halfRefused,
    },
    // what concerns annual leave alone is named where it is set
    ...(leaveType.annualRegime === null
      ? []
      : [{ label: fields.annualRegime, value: annualRegimes[leaveType.annualRegime] }]),
    ...(leaveType.carriesUntil === null
      ? []
      : [{ label: fields.carriesUntil, value: leaveType.carriesUntil }]),
    {
      label: fields.eventKind,
      value: leaveType.eventKind === null ? text.noEvent : eventKinds[leaveType.eventKind],
    },
    {
      label: fields.forGender,
      value: leaveType.forGender === null ? text.everybody : genders[leaveType.forGender],
    },
    {
      label: fields.isNeverHindered,
      value: leaveType.isNeverHindered === 1 ? text.neverHindered : text.hindered,
    },
    { label: fields.isPaid, value: leaveType.isPaid === 1 ? text.paid : text.unpaid },
    {
      label: fields.noticeDays,
      value:
        leaveType.noticeDays === 0
          ? text.noNotice
          : say(text.notice, { days: leaveType.noticeDays }),
    },
    { label: fields.papers, value: papersOf(leaveType) },
    {
      label: fields.extendsTraining,
      value:
        leaveType.extendsTraining === 'overLimit'
          ? say(text.overLimit, { days: leaveType.extendsOver ?? 0 })
          : extendsTraining[leaveType.extendsTraining],
    },
    { label: fields.source, value: leaveType.source, isWide: true },
  ]
}
