import { blockPermissions as may } from '@residency/contract/areas/rotations/blocks/access'
import {
  type Block,
  blockExport,
  blockSorts,
  PHASES,
  PRESENCES,
} from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { monthInShanghai } from '../../../platform/clock.ts'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices, toSameChoices } from '../../../ui/choices/choices.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { useBlockColumns } from '../blocks/block.columns.tsx'
import { type BlockListInput, useBlocks, useDepartmentMonth } from '../blocks/block.queries.ts'
import { blockText } from '../blocks/block.text.ts'
import { totalsOf } from '../blocks/block-tones.rules.ts'
import { useBlockActs } from '../blocks/use-block-acts.tsx'
import { monthsAround } from '../months-around.rules.ts'
import { emptyOf, leadOf } from './month-lead.rules.ts'
import { MonthStrip } from './month-strip.tsx'

const [BEFORE, AFTER] = [12, 12]

/** Stays of a month, or what waits; the departments with their seats below. */
export function MonthList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(blockText)
  const { phases, presences, flows } = useText(blockWords)
  const isPhone = usePhone()

  const list = useListState('rotation-month', [
    'month',
    'phase',
    'presence',
    'keywords',
    'departmentId',
    'state',
    'waiting',
    'mine',
  ])

  const today = monthInShanghai()
  const { waiting, presence, departmentId, month = today } = list.filters
  // what waits, and who is there today, is not bound to a month
  const ofMonth = { month: waiting || presence ? undefined : month }
  const result = useBlocks({ ...list.input, ...ofMonth } as BlockListInput)
  const departmentMonth = useDepartmentMonth(month).data
  const departments = departmentMonth?.departments ?? []
  const totals = totalsOf(
    departments.filter((department) => !departmentId || String(department.id) === departmentId),
  )
  const { review, actionsOf, dialogs } = useBlockActs()

  return (
    <>
      <ListScreen<Block>
        title={text.title}
        lead={
          waiting
            ? result.data && say(text.waitingLead, { total: result.data.total })
            : departmentMonth && leadOf(text, totals, { month, thisMonth: today }, isPhone)
        }
        list={list}
        result={result}
        columns={useBlockColumns(onOpen, actionsOf)}
        sorts={blockSorts}
        filters={[
          {
            ...choiceFilter('month', text.month, toSameChoices(monthsAround(today, BEFORE, AFTER))),
            isScope: true,
          },
          choiceFilter('presence', text.presence, toChoices(PRESENCES, presences)),
          textFilter('keywords', text.search),
          choiceFilter('phase', text.phase, toChoices(PHASES, phases)),
          choiceFilter(
            'departmentId',
            text.department,
            departments.map(({ id, name }) => ({ value: String(id), label: name })),
          ),
          choiceFilter(
            'state',
            text.state,
            toChoices(blockFlow.states, flows.rotationBlock.states),
          ),
          choiceFilter(
            'waiting',
            text.waiting,
            toChoices(['enter', 'exit', 'repeat', 'late'], text.waitings),
          ),
          flagFilter('mine', text.mine),
        ]}
        actions={
          <Can perm={[may.export]}>
            <ExportButton
              title={text.title}
              calls={blockExport}
              filters={{ ...list.conditions, ...ofMonth }}
            />
          </Can>
        }
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {emptyOf(text, list.filters)}
      </ListScreen>
      {!isPhone && departments.length > 1 && (
        <MonthStrip
          departments={departments}
          chosen={departmentId}
          onChoose={(next) => list.change({ filters: { departmentId: next } })}
        />
      )}
      {dialogs}
    </>
  )
}
