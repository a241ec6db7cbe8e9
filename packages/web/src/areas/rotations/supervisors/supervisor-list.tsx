import {
  type Block,
  blockSorts,
  SUPERVISION,
} from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useBlockColumns } from '../blocks/block.columns.tsx'
import { type BlockListInput, useBlocks, useSupervision } from '../blocks/block.queries.ts'
import { useBlockActs } from '../blocks/use-block-acts.tsx'
import { supervisorText } from './supervisor.text.ts'
import { TeacherStrip } from './teacher-strip.tsx'

const [ALL, ...CHOICES] = SUPERVISION

/**
 * Trainees of the reader's departments with their supervisors; for a teacher who answers for none,
 * the own trainees.
 */
export function SupervisorList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(supervisorText)
  const { menus } = useText(blockWords)

  const list = useListState('rotation-supervisors', [
    'keywords',
    'supervision',
    'departmentId',
    'mine',
  ])

  const { data } = useSupervision()
  const departments = data?.departments ?? []
  const isLeader = departments.length > 0
  const { supervision = ALL, departmentId, mine = isLeader ? undefined : '1' } = list.filters
  const result = useBlocks(data ? ({ ...list.input, supervision, mine } as BlockListInput) : null)
  const { actionsOf, dialogs, assign } = useBlockActs()
  // steps of entry and exit are taken in the month
  const assigning = (row: Block) =>
    actionsOf(row).filter(({ key }) => !isLeader || key === 'assign')
  const missing = departments
    .filter(({ id }) => !departmentId || String(id) === departmentId)
    .reduce((all, row) => all + row.missing, 0)

  const leaderLead = say(missing > 0 ? text.lead : text.allGiven, {
    missing,
    until: data?.until ?? '',
  })

  return (
    <>
      <ListScreen<Block>
        title={menus['rotation.supervisor']}
        lead={
          result.data && (isLeader ? leaderLead : say(text.mineLead, { total: result.data.total }))
        }
        list={list}
        result={result}
        columns={useBlockColumns(onOpen, assigning)}
        sorts={blockSorts}
        filters={[
          textFilter('keywords', text.search),
          ...(isLeader
            ? [
                choiceFilter(
                  'supervision',
                  text.supervision,
                  toChoices(CHOICES, text.supervisions),
                ),
                choiceFilter(
                  'departmentId',
                  text.department,
                  departments.map(({ id, name }) => ({ value: String(id), label: name })),
                ),
                flagFilter('mine', text.mine),
              ]
            : []),
        ]}
        {...(isLeader
          ? {
              bulk: (rows: readonly Block[], done: () => void) => (
                <AssignMany rows={rows} done={done} assign={assign} />
              ),
            }
          : {})}
      >
        {isLeader ? text.none : text.noneMine}
      </ListScreen>
      {isLeader && (
        <TeacherStrip
          departments={departments}
          chosen={departmentId}
          onChoose={(next) => list.change({ filters: { departmentId: next } })}
        />
      )}
      {dialogs}
    </>
  )
}

type ManyProps = {
  rows: readonly Block[]
  done: () => void
  assign: (rows: readonly Block[]) => void
}

function AssignMany({ rows, done, assign }: ManyProps) {
  const text = useText(supervisorText)
  const open = rows.filter(({ mayAssign }) => mayAssign)

  const start = () => {
    assign(open)
    done()
  }

  return (
    <Button size="small" type="primary" disabled={open.length === 0} onClick={start}>
      {text.assign}
    </Button>
  )
}
