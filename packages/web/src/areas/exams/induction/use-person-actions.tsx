import type { InductionPerson } from '@residency/contract/areas/exams/induction/person.contract'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useSwitchPerson } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'
import type { PersonFormProps } from './person-form.tsx'

const PersonForm = lazyDialog<PersonFormProps>(() =>
  import('./person-form.tsx').then((part) => part.default),
)

/** What may be done with a person of a train, with the form. */
export function usePersonActions(trainId: number) {
  const { people: text } = useText(inductionText)
  const personForm = useRowDialog<number>()
  const switching = useSwitchPerson()
  const remove = ({ id, version, name }: InductionPerson) =>
    askToDelete(text, { name }, () => switching.mutateAsync({ id, version, isActive: false }))

  const restore = ({ id, version }: InductionPerson) =>
    switching.mutate(
      { id, version, isActive: true },
      { onSuccess: () => void toast.success(text.restored) },
    )

  const acts = {
    edit: { label: text.edit, onClick: (person: InductionPerson) => personForm.open(person.id) },
    restore: { label: text.restore, onClick: restore },
    remove: {
      label: text.remove,
      danger: true,
      onClick: (person: InductionPerson) => void remove(person),
    },
  }

  const actionsOf = (person: InductionPerson) => allowedActions(person, acts)

  const dialogs = (
    <PersonForm
      isOpen={personForm.isOpen}
      trainId={trainId}
      id={personForm.opened}
      onClose={personForm.close}
    />
  )

  return { actionsOf, dialogs, add: personForm.add }
}
