import type { SetUpStep } from '@residency/contract/areas/settings/set-up/set-up.contract'
import { recordId } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { useChangeSetUpStep, useSetUpPeople } from './set-up.queries.ts'
import { setUpText } from './set-up.text.ts'

type Props = { isOpen: boolean; step: SetUpStep | null; onClose: () => void }

/** Hands a step to one of the people who may do it. */
export function HandDialog({ isOpen, step, onClose }: Props) {
  const text = useText(setUpText)
  const people = useSetUpPeople(step?.step ?? null)
  const change = useChangeSetUpStep()
  const title = step?.title ?? ''

  const submit = async ({ handedTo }: { handedTo: number }) => {
    await change.mutateAsync({
      step: step!.step,
      isNeeded: true,
      handedTo,
      version: step!.version,
    })

    const name = people.data?.find(({ value }) => value === handedTo)?.label ?? ''
    toast.success(say(text.handDone, { name }))
  }

  return (
    <FormDialog<{ handedTo: number }>
      title={say(text.handTitle, { title })}
      isOpen={isOpen}
      onClose={onClose}
      initial={step?.handedTo ? { handedTo: step.handedTo.id } : {}}
      okText={text.hand}
      submit={submit}
    >
      <SelectField
        name="handedTo"
        label={text.person}
        shape={recordId}
        options={people.data ?? []}
        isLoading={people.isLoading}
      />
    </FormDialog>
  )
}
