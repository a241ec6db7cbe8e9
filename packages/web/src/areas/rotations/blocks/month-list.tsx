import { type Block, blockExport, PHASES } from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { blockPermissions as may } from '@residency/contract/areas/rotations/blocks/permissions'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { Can } from '../../../platform/permissions.tsx'
import { choiceFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { useBlockColumns } from './block.columns.tsx'
import { type BlockListInput, useBlocks, useBlockWords, useDepartmentMonth } from './block.queries.ts'
import { blockText } from './block.text.ts'
import { monthsAround, totalsOf } from './block-tones.rules.ts'
import { MonthStrip } from './month-strip.tsx'
import { useBlockActs } from './use-block-acts.tsx'

const [BEFORE, AFTER] = [12, 12]
/** Stays of a month, or what waits; the departments with their seats below. */
export function MonthList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(blockText)
  const { phases, flows } = useBlockWords()
  const isPhone = usePhone()
  const list = useListState('rotation-month', ['month', 'phase', 'keywords', 'departmentId', 'state', 'waiting', 'mine'])
  const today = todayInShanghai().slice(0, 7)
  const { waiting, departmentId, month = today } = list.filters
  // what waits is not bound to a month
  const result = useBlocks({ ...list.input, ...(waiting ? { month: undefined } : { month }) } as BlockListInput)
  const departments = useDepartmentMonth(month).data?.departments ?? []
  const totals = totalsOf(departments.filter((one) => !departmentId || String(one.id) === departmentId))
  const of = totals.capacity === null ? '' : say(text.of, { capacity: totals.capacity })
  const { review, actionsOf, dialogs } = useBlockActs()
  const choices = (values: readonly string[], labels: Readonly<Record<string, string>>) =>
    values.map((value) => ({ value, label: labels[value] ?? value }))
  return (
    <>
      <ListScreen<Block>
        title={text.title}
        lead={
          waiting
            ? result.data && say(text.waitingLead, { total: result.data.total })
            : say(text.lead, { ...totals, month, of, capacity: '' })
        }
        {...{ list, result }}
        columns={useBlockColumns(onOpen, actionsOf)}
        filters={[
          { ...choiceFilter('month', text.month, choices(monthsAround(today, BEFORE, AFTER), {})), isScope: true },
          choiceFilter('phase', text.phase, choices(PHASES, phases)),
          textFilter('keywords', text.search),
          choiceFilter(
            'departmentId',
            text.department,
            departments.map(({ id, name }) => ({ value: String(id), label: name })),
          ),
          choiceFilter('state', text.state, choices(blockFlow.states, flows.rotationBlock.states)),
          choiceFilter('waiting', text.waiting, choices(['enter', 'exit', 'repeat', 'late'], text.waitings)),
          choiceFilter('mine', text.mine, [{ value: '1', label: text.mine }]),
        ]}
        actions={
          <Can perm={[may.export]}>
            <ExportButton title={text.title} calls={blockExport} filters={waiting ? list.filters : { ...list.filters, month }} />
          </Can>
        }
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {waiting ? text.noneWaiting : text.none}
      </ListScreen>
      {!isPhone && departments.length > 1 && (
        <MonthStrip departments={departments} chosen={departmentId} onChoose={(next) => list.change({ filters: { departmentId: next } })} />
      )}
      {dialogs}
    </>
  )
}
