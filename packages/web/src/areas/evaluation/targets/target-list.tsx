import { targetPermissions as may } from '@residency/contract/areas/evaluation/targets/access'
import {
  directionsOfSide,
  type Target,
  targetSorts,
} from '@residency/contract/areas/evaluation/targets/target.contract'
import { targetFlow } from '@residency/contract/areas/evaluation/targets/target.flow'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import type { Side } from '@residency/contract/areas/evaluation/templates/template.contract'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useTargetColumns } from './target.columns.tsx'
import { type TargetListInput, useTargets } from './target.queries.ts'
import { targetText } from './target.text.ts'
import { TargetRecord } from './target-record.tsx'
import { useTargetDialogs } from './use-target-dialogs.tsx'

type Props = { side: Side }

/**
 * View keys evaluate/student/target/index and evaluate/teacher/target/index: who rates whom; one of
 * them with `?id=`.
 */
export function Targets({ side }: Props) {
  const id = useRecordId()
  const text = useText(targetText)
  const title = side === 'student' ? text.studentTitle : text.teacherTitle

  return id === null ? (
    <TargetList side={side} title={title} />
  ) : (
    <TargetRecord key={id} id={id} list={title} side={side} />
  )
}

function TargetList({ side, title }: Props & { title: string }) {
  const text = useText(targetText)
  const { fields, directions, flows } = useText(targetWords)
  const { fields: common } = useText(templateWords)
  const list = useListState(`${side}-targets`, ['keywords', 'direction', 'state'])
  const result = useTargets({ ...list.input, side } as TargetListInput)
  const { actionsOf, dialogs, add } = useTargetDialogs(side)
  const columns = useTargetColumns(actionsOf)
  const states = toChoices(targetFlow.states, flows.evaluationTarget.states)
  const ways = toChoices(directionsOfSide(side), directions)

  return (
    <>
      <ListScreen<Target>
        title={title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={targetSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('direction', fields.direction, ways),
          choiceFilter('state', common.state, states),
        ]}
        actions={
          <AddButton perm={may.manage} onAdd={add}>
            {text.add}
          </AddButton>
        }
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
