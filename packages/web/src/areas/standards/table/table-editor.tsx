import { CloseOutlined, EditOutlined } from '@ant-design/icons'
import type { StandardDetail } from '@residency/contract/areas/standards/table/standard.contract'
import { differencesOf, type RowKind, type TableRow } from '@residency/contract/areas/standards/table/standard-rows.public'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { OrderList } from '../../../screens/order-list.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { MonthRuler, nameOfRow } from './month-ruler.tsx'
import { RowFacts } from './rotation-table.tsx'
import type { RowFormProps } from './row-form.tsx'
import { useStandardChoices, useUpdateStandard } from './standard.queries.ts'
import { standardText } from './standard.text.ts'
import { useDifferenceText, useTableWords } from './use-table-words.ts'

const RowForm = lazyDialog<RowFormProps>(() => import('./row-form.tsx').then((part) => part.default))
type Numbered = { key: number; row: TableRow }
const KINDS = ['required', 'fixed', 'free'] as const

/** The table of a draft: rows added, changed and put in order; the months that do not add up are named while one edits. */
export function TableEditor({ standard }: { standard: StandardDetail }) {
  const text = useText(standardText)
  const { stages } = useTableWords()
  const choices = useStandardChoices()
  const update = useUpdateStandard()
  const [rows, setRows] = useState<readonly Numbered[] | null>(null)
  const [opened, setOpened] = useState<{ key: number | null; kind: RowKind } | null>(null)
  const shown = rows ?? standard.rows.map((row, key) => ({ key, row }))
  const departments = choices.data?.departments.map(({ value, label }) => ({ id: value, name: label })) ?? standard.departments
  useUnsaved(rows !== null, { isUnsaved: () => !update.isPending })
  const put = (row: TableRow) => {
    const next = Math.max(0, ...shown.map(({ key }) => key)) + 1
    setRows(
      opened?.key == null ? [...shown, { key: next, row }] : shown.map((one) => (one.key === opened.key ? { key: one.key, row } : one)),
    )
  }
  const save = () => {
    const { id, version, issuer, name, source, degreeKind, educations, lengthMonths, firstStageMonths } = standard
    const form = {
      id,
      version,
      issuer,
      name,
      source,
      degreeKind,
      educations,
      lengthMonths,
      firstStageMonths,
      rows: shown.map(({ row }) => row),
    }
    update.mutate(form, {
      onSuccess: ({ differences }) => {
        toast.success(differences.length === 0 ? text.saved : text.savedShort)
        setRows(null)
      },
    })
  }
  const adding = { required: text.addRequired, fixed: text.addFixed, free: text.addFree }
  const stageOf = ({ stage }: TableRow) => (standard.firstStageMonths === null ? null : stages[stage ?? 'none'])
  return (
    <>
      <MonthRuler lengths={standard} rows={shown.map(({ row }) => row)} departments={departments} />
      <Balance standard={standard} rows={shown.map(({ row }) => row)} />
      <OrderList
        order={shown.map(({ key, row }) => ({ id: key, name: nameOfRow(row, departments), row }))}
        onOrder={(order) => setRows(order.map(({ id, row }) => ({ key: id, row })))}
        row={({ id, name, row }) => (
          <>
            <div className="rotation-edited">
              <RowFacts row={row} departments={departments} stage={stageOf(row)} />
            </div>
            <IconButton
              label={say(text.editRow, { name })}
              icon={<EditOutlined />}
              onClick={() => setOpened({ key: id, kind: row.kind })}
            />
            <IconButton
              label={say(text.removeRow, { name })}
              icon={<CloseOutlined />}
              onClick={() => setRows(shown.filter((one) => one.key !== id))}
            />
          </>
        )}
      />
      <div className="rotation-adding">
        {KINDS.map((kind) => (
          <Button key={kind} type="dashed" onClick={() => setOpened({ key: null, kind })}>
            {adding[kind]}
          </Button>
        ))}
      </div>
      <RowForm
        isOpen={opened !== null}
        kind={opened?.kind ?? 'required'}
        edited={shown.find(({ key }) => key === opened?.key)?.row ?? null}
        hasStages={standard.firstStageMonths !== null}
        onDone={put}
        onClose={() => setOpened(null)}
      />
      {rows !== null && (
        <div className="page-buttons">
          <span className="soft">{text.unsaved}</span>
          <Button onClick={() => setRows(null)}>{text.discard}</Button>
          <Button type="primary" loading={update.isPending} onClick={save}>
            {text.save}
          </Button>
        </div>
      )}
    </>
  )
}

function Balance({ standard, rows }: { standard: StandardDetail; rows: readonly TableRow[] }) {
  const text = useText(standardText)
  const textOf = useDifferenceText()
  const differences = differencesOf(standard, rows)
  return (
    <div role="status" className={`balance ${differences.length === 0 ? 'is-good' : 'is-wait'}`}>
      {differences.length === 0 ? text.sound : differences.map((one) => <p key={one.stage}>{textOf(one)}</p>)}
    </div>
  )
}
