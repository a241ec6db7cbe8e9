import type { DeputyPerson } from '@residency/contract/areas/absence/deputies/deputy.contract'
import type { z } from 'zod'
import { useText } from '../../../platform/texts/i18n.ts'
import { SearchSelect } from '../../../ui/choices/search-select.tsx'
import { Field } from '../../../ui/fields/fields.tsx'
import { useDeputyPeople } from './deputy.queries.ts'
import { deputyText } from './deputy.text.ts'

type Props = {
  name: string
  label: string
  shape: z.ZodType
  help?: string
  isOptional?: boolean
  onPerson?: (person: DeputyPerson | null) => void
}

/** Somebody who decides steps, searched by name. */
export function DeputyField({ name, label, shape, help, isOptional = false, onPerson }: Props) {
  const text = useText(deputyText)
  return (
    <Field
      name={name}
      label={label}
      shape={shape}
      isOptional={isOptional}
      {...(help ? { help } : {})}
    >
      <SearchSelect
        useFound={useDeputyPeople}
        isOptional={isOptional}
        onPick={onPerson}
        placeholder={text.searchPerson}
        none={text.nobody}
      />
    </Field>
  )
}
