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

type UseFound = (
  words: string,
  isOpen: boolean,
) => { data?: readonly PersonOption[] | undefined; isFetching: boolean }

type Props = {
  name: string
  label: string
  shape?: z.ZodType
  help?: string

  /** The person already stored in the record. */
  known: readonly PersonOption[]

  /** Only people with this role. */
  roleCode?: string

  /** Searches among other people than those in the reader's scope. */
  useFound?: UseFound
  isMultiple?: boolean
  isOptional?: boolean
}

/** A person select with server search: within the reader's scope, or among those of `useFound`. */
export function PersonField({
  name,
  label,
  shape,
  help,
  known,
  roleCode,
  useFound,
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
      {useFound ? (
        <FoundSelect known={known} useFound={useFound} isMultiple={isMultiple} />
      ) : (
        <PersonSelect known={known} roleCode={roleCode} isMultiple={isMultiple} />
      )}
    </Field>
  )
}

type SelectProps = Pick<Props, 'known' | 'isMultiple'>

function PersonSelect({ roleCode, ...field }: SelectProps & { roleCode: string | undefined }) {
  const usePeopleOfRole = (words: string, isOpen: boolean) => usePeople(words, roleCode, isOpen)

  return <FoundSelect {...field} useFound={usePeopleOfRole} />
}

function FoundSelect(field: SelectProps & { useFound: UseFound }) {
  const text = useText(organisationText)

  return <SearchSelect {...field} isOptional placeholder={text.searchPerson} none={text.nobody} />
}
