import {
  findPeople,
  type PersonOption,
} from '@residency/contract/areas/organisation/person.contract'
import type { z } from 'zod'
import { useListOf } from '../../platform/calls/queries.ts'
import { useText } from '../../platform/texts/i18n.ts'
import { SearchSelect } from '../../ui/choices/search-select.tsx'
import { Field } from '../../ui/fields/fields.tsx'
import { organisationText } from './organisation.text.ts'

/** People in the reader's scope by name, loaded while searching. */
const usePeople = (keywords: string, roleCode: string | undefined, isAsked: boolean) =>
  useListOf(
    findPeople,
    isAsked ? { ...(keywords && { keywords }), ...(roleCode && { roleCode }) } : null,
  )

type Props = {
  name: string
  label: string
  shape?: z.ZodType
  help?: string

  /** The person already stored in the record. */
  known: readonly PersonOption[]

  /** Only people with this role. */
  roleCode?: string
  isMultiple?: boolean
  isOptional?: boolean
}

/** A person select with server search, within the reader's scope. */
export function PersonField({
  name,
  label,
  shape,
  help,
  known,
  roleCode,
  isMultiple = false,
  isOptional = true,
}: Props) {
  return (
    <Field
      name={name}
      label={label}
      isOptional={isOptional}
      {...(shape ? { shape } : {})}
      {...(help ? { help } : {})}
    >
      <PersonSelect known={known} roleCode={roleCode} isMultiple={isMultiple} />
    </Field>
  )
}

type SelectProps = Pick<Props, 'known' | 'isMultiple'> & { roleCode: string | undefined }

function PersonSelect({ roleCode, ...field }: SelectProps) {
  const text = useText(organisationText)
  const usePeopleOfRole = (words: string, isOpen: boolean) => usePeople(words, roleCode, isOpen)
  return (
    <SearchSelect
      {...field}
      isOptional
      useFound={usePeopleOfRole}
      placeholder={text.searchPerson}
      none={text.nobody}
    />
  )
}
