import type {
  getLeaveType,
  LeaveTypeDay,
} from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import type { AnswerOf } from '@residency/contract/kernel'
import { labelIn } from '@residency/contract/kernel/label'
import { Alert, Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useDeleteTypeDay } from './leave-type.queries.ts'
import { leaveTypeText } from './leave-type.text.ts'
import './leave-types.css'
import type { EditedDay, TypeDayFormProps } from './type-day-form.tsx'

const TypeDayForm = lazyDialog<TypeDayFormProps>(() =>
  import('./type-day-form.tsx').then((part) => part.default),
)

type Type = AnswerOf<typeof getLeaveType>

/**
 * The table of days of a type: national lines and those of provinces; lines that hold here come
 * first.
 */
export function TypeDays({ type }: { type: Type }) {
  const text = useText(leaveTypeText)
  const typeDayForm = useRowDialog<EditedDay>()
  const mayEdit = type.actions.includes('edit')
  const columns = useDayColumns(type, mayEdit ? typeDayForm.open : undefined)
  const fillIn = (per: 'year' | 'event') =>
    typeDayForm.open({ per, provinceCode: type.provinceCode, minWorkYears: 0, sameAsNational: 0 })
  const rows = [...type.days].sort((a, b) => Number(b.isOurs) - Number(a.isOurs))

  return (
    <>
      <p className="soft">
        {type.province === null ? text.noProvince : say(text.daysLead, { province: type.province })}
      </p>
      <MissingDays type={type} {...(mayEdit ? { onFillIn: fillIn } : {})} />
      {rows.length === 0 ? (
        <p>{text.daysNone}</p>
      ) : (
        <RowTable
          rows={rows}
          columns={columns}
          nameOf={(row) => row.province ?? String(row.days ?? '')}
        />
      )}
      {mayEdit && <Button onClick={typeDayForm.add}>{text.addDay}</Button>}
      <TypeDayForm
        isOpen={typeDayForm.isOpen}
        type={type}
        edited={typeDayForm.opened}
        onClose={typeDayForm.close}
      />
    </>
  )
}

type MissingProps = { type: Type; onFillIn?: (per: 'year' | 'event') => void }

/**
 * Days that provinces regulate and that are not recorded for the hospital's, with the way to enter
 * them.
 */
function MissingDays({ type, onFillIn }: MissingProps) {
  const text = useText(leaveTypeText)
  const language = useLanguage()
  const { dayKinds } = useText(leaveTypeWords)
  const missing = type.limits.filter(({ kind }) => kind === 'unrecorded')
  const name = labelIn(language, type.name, type.nameEn)

  return missing.map(({ per }) => {
    const facts = { province: type.province ?? '', type: name, kind: dayKinds[per] }
    const isFillable = onFillIn !== undefined && type.provinceCode !== null
    return (
      <Alert
        key={per}
        type="warning"
        showIcon
        className="leave-missing"
        title={say(type.province === null ? text.missingProvince : text.missing, facts)}
        action={isFillable && <Button onClick={() => onFillIn(per)}>{text.fillIn}</Button>}
      />
    )
  })
}

function useDayColumns(
  type: Type,
  edit: ((day: LeaveTypeDay) => void) | undefined,
): Column<LeaveTypeDay>[] {
  const text = useText(leaveTypeText)
  const language = useLanguage()
  const { fields, dayKinds, everywhere } = useText(leaveTypeWords)
  const remove = useDeleteTypeDay()

  const removeDay = async (day: LeaveTypeDay) => {
    const question = {
      title: text.removeDayQuestion,
      content: text.removeDayContent,
      okText: text.remove,
      danger: true,
    }
    if (!(await ask(question))) return

    remove.mutate(
      { id: type.id, dayId: day.id, version: type.version },
      { onSuccess: () => void toast.success(text.dayRemoved) },
    )
  }

  const tag = (row: LeaveTypeDay) => (
    <StateTag tone={row.isOurs ? 'good' : 'calm'}>{row.isOurs ? text.yes : text.no}</StateTag>
  )

  const acts = (row: LeaveTypeDay) => [
    { key: 'edit', label: text.edit, onClick: () => edit?.(row) },
    { key: 'delete', label: text.remove, danger: true, onClick: () => void removeDay(row) },
  ]

  const actions: Column<LeaveTypeDay>[] = edit ? [actionsColumn(text.actions, 110, acts)] : []

  const kindOf = (row: LeaveTypeDay) => {
    const kind = row.name ? labelIn(language, row.name, row.nameEn) : dayKinds[row.per]
    return [kind, row.fromChild > 1 && say(text.fromChild, { number: row.fromChild })]
      .filter(Boolean)
      .join(' · ')
  }

  return [
    {
      key: 'province',
      title: fields.provinceCode,
      width: 120,
      card: 'title',
      cell: (row) => row.province ?? everywhere,
    },
    { key: 'per', title: fields.per, width: 180, card: 'fact', cell: kindOf },
    {
      key: 'years',
      title: fields.minWorkYears,
      width: 130,
      cell: (row) =>
        row.minWorkYears === 0 ? text.anyYears : say(text.workYears, { years: row.minWorkYears }),
    },
    {
      key: 'days',
      title: fields.days,
      width: 110,
      align: 'right',
      card: 'fact',
      cell: (row) =>
        row.sameAsNational === 1 ? text.sameAs : <span className="figures">{row.days}</span>,
    },
    { key: 'applies', title: text.applies, width: 80, card: 'state', cell: tag },
    { key: 'source', title: fields.source, width: 280, cell: (row) => row.source },
    ...actions,
  ]
}
