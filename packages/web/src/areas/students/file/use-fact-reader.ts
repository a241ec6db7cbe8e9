import { signupWords } from '@residency/contract/areas/signup/text'
import {
  DICTIONARY_OF,
  type FileField,
} from '@residency/contract/areas/students/file/field.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { regionPath, useLabels, useRegions } from '../../signup/signup.public.ts'

const CODES = Object.values(DICTIONARY_OF)

/** How the facts of a file read, in the reader's language. */
export function useFactReader() {
  const { levels } = useText(signupWords)
  const label = useLabels(...CODES)
  const regions = useRegions().data ?? []

  return (field: FileField, value: string | null): string | null => {
    if (value === null) return null
    if (field === 'education') return levels[value as keyof typeof levels] ?? value

    if (field === 'regionCode')
      return (
        regionPath(regions, value)
          .map((step) => step.label)
          .join(' ') || value
      )

    const dictionary = (DICTIONARY_OF as Readonly<Record<string, string>>)[field]

    return dictionary ? label(dictionary, value) : value
  }
}
