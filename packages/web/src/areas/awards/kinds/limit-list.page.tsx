import { awardKindPermissions as may } from '@residency/contract/areas/awards/kinds/access'
import { AWARD_AUDIENCES } from '@residency/contract/areas/awards/kinds/award-kind.contract'
import {
  AWARD_LIMIT_STATES,
  type AwardLimit,
  awardLimitSorts,
} from '@residency/contract/areas/awards/kinds/award-limit.contract'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { type LimitListInput, useDeleteLimit, useLimits } from './kind.queries.ts'
import { kindText } from './kind.text.ts'
import { useLimitColumns } from './limit.columns.tsx'
import type { LimitFormProps } from './limit-form.tsx'

const LimitForm = lazyDialog<LimitFormProps>(() =>
  import('./limit-form.tsx').then((part) => part.default),
)

/**
 * View key award/limit/index: when awards are applied for in each year, and how many are granted.
 */
export default function LimitListPage() {
  const all = useText(kindText)
  const text = all.limits
  const { fields, audiences, limitStates } = useText(awardKindWords)
  const list = useListState('award-limits', ['year', 'state', 'audience'])
  const result = useLimits(list.input as LimitListInput)
  const limitForm = useRowDialog<AwardLimit>()
  const remove = useDeleteLimit()
  const onRemove = ({ id, kind, year }: AwardLimit) =>
    askToDelete(all, { name: `${kind} ${say(text.year, { year })}` }, () => remove.mutateAsync(id))
  const columns = useLimitColumns({ onEdit: limitForm.open, onRemove: (row) => void onRemove(row) })
  const states = toChoices(AWARD_LIMIT_STATES, limitStates)
  const audienceOptions = toChoices(AWARD_AUDIENCES, audiences)

  return (
    <>
      <ListScreen<AwardLimit>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={awardLimitSorts}
        filters={[
          choiceFilter('year', fields.year, yearChoices()),
          choiceFilter('state', fields.state, states),
          choiceFilter('audience', fields.audience, audienceOptions),
        ]}
        actions={
          <AddButton perm={may.manage} onAdd={limitForm.add}>
            {text.add}
          </AddButton>
        }
      >
        {text.empty}
      </ListScreen>
      <LimitForm isOpen={limitForm.isOpen} limit={limitForm.opened} onClose={limitForm.close} />
    </>
  )
}
