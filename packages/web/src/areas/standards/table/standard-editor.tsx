import type { StandardDetail } from '@residency/contract/areas/standards/table/standard.contract'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { useStandardChoices, useUpdateStandard } from './standard.queries.ts'
import { standardText } from './standard.text.ts'
import { TableEditor } from './table-editor.tsx'

/** The table of a draft: departments as standards name them, with requirements. */
export function StandardEditor({ standard }: { standard: StandardDetail }) {
  const text = useText(standardText)
  const { fields } = useText(tableWords)
  const choices = useStandardChoices()
  const update = useUpdateStandard()

  const { id, issuer, name, source, degreeKind, educations, lengthMonths, firstStageMonths } =
    standard

  const head = {
    id,
    issuer,
    name,
    source,
    degreeKind,
    educations,
    lengthMonths,
    firstStageMonths,
  }

  const options = choices.data?.departments ?? []

  return (
    <TableEditor
      lengths={standard}
      saved={standard.rows}
      named={standard.departments}
      departments={{
        options,
        isLoading: choices.isPending,
        label: fields.departmentId,
        help: text.newDepartment,
      }}
      hasRequirements
      sound={text.sound}
      isSaving={update.isPending}
      version={standard.version}
      onSave={(rows, version, onSaved) =>
        update.mutate(
          { ...head, version, rows: rows.map(({ row }) => row) },
          { onSuccess: ({ differences }) => onSaved(differences) },
        )
      }
    />
  )
}
