import type { SetUpStep } from '@residency/contract/areas/settings/set-up/set-up.contract'
import { recordId } from '@residency/contract/kernel'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SearchSelect, type SelectOption } from '../../../ui/choices/search-select.tsx'
import { Field } from '../../../ui/fields/fields.tsx'
import { useChangeSetUpStep, useSetUpPeople } from './set-up.queries.ts'
import { setUpText } from './set-up.text.ts'

type Props = { isOpen: boolean; step: SetUpStep | null; onClose: () => void }

/** Hands a step to one of the people who may do it. */
export function HandDialog({ isOpen, step, onClose }: Props) {
  const text = useText(setUpText)
  const [person, setPerson] = useState<SelectOption | null>(null)
  const usePeople = (words: string, isListed: boolean) =>
    useSetUpPeople(step?.step ?? null, words, isListed)
  const change = useChangeSetUpStep()
  const title = step?.title ?? ''

  const submit = async ({ handedTo }: { handedTo: number }) => {
    await change.mutateAsync({
      step: step!.step,
      isNeeded: true,
      handedTo,
      version: step!.version,
    })

    toast.success(say(text.handDone, { name: person?.label ?? step?.handedTo?.name ?? '' }))
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
      <Field name="handedTo" label={text.person} shape={recordId}>
        <SearchSelect
          useFound={usePeople}
          known={step?.handedTo ? [{ value: step.handedTo.id, label: step.handedTo.name }] : []}
          none={text.nobody}
          onPick={setPerson}
        />
      </Field>
    </FormDialog>
  )
}
