import { requirementPermissions as may } from '@residency/contract/areas/teachers/requirements/access'
import {
  PERIODS,
  type RequirementRow,
  requirementSorts,
} from '@residency/contract/areas/teachers/requirements/requirement.contract'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useTeachingBases } from '../qualification/qualification.queries.ts'
import { useRequirementColumns } from './requirement.columns.tsx'
import {
  type RequirementListInput,
  useDeleteRequirement,
  useRequirements,
} from './requirement.queries.ts'
import { requirementText } from './requirement.text.ts'
import type { RequirementFormProps } from './requirement-form.tsx'

const RequirementForm = lazyDialog<RequirementFormProps>(() =>
  import('./requirement-form.tsx').then((part) => part.default),
)

/** View key teacher/requirement/index: what teachers must do in a period. */
export default function RequirementListPage() {
  const { list: text } = useText(requirementText)
  const { fields, periods } = useText(requirementWords)
  const list = useListState('requirements', ['period', 'baseId'])
  const result = useRequirements(list.input as RequirementListInput)
  const bases = toTextChoices(useTeachingBases().data)
  const remove = useDeleteRequirement()
  const requirementForm = useRowDialog<number>()
  const removeRow = ({ id, label }: RequirementRow) =>
    askToDelete(text, { label }, () => remove.mutateAsync(id))

  return (
    <>
      <ListScreen<RequirementRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useRequirementColumns({
          edit: ({ id }) => requirementForm.open(id),
          delete: (row) => void removeRow(row),
        })}
        sorts={requirementSorts}
        filters={[
          choiceFilter('period', fields.period, toChoices(PERIODS, periods)),
          choiceFilter('baseId', text.base, bases),
        ]}
        actions={
          <AddButton perm={may.requirementEdit} onAdd={requirementForm.add}>
            {text.add}
          </AddButton>
        }
      >
        {text.none}
      </ListScreen>
      <RequirementForm
        isOpen={requirementForm.isOpen}
        id={requirementForm.opened}
        onClose={requirementForm.close}
      />
    </>
  )
}
