import {
  CHANGED_THINGS,
  type FILE_FIELDS,
} from '@residency/contract/areas/students/file/field.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { useText } from '../../../platform/texts/i18n.ts'

/**
 * What a change may be about, as choices of a filter: a field of the file or a section with several
 * entries.
 */
export function useChangedThings() {
  const { fields, fileSections } = useText(fileWords)

  return CHANGED_THINGS.map((value) => {
    const [, section] = value.split('section.')
    return {
      value,
      label: section
        ? fileSections[section as 'work']
        : fields[value as (typeof FILE_FIELDS)[number]],
    }
  })
}
