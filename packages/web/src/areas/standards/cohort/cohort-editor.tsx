import type { CohortDetail } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { TableEditor } from '../table/table-editor.tsx'
import { useCohortChoices, useSaveCohortTable } from './cohort.queries.ts'
import { cohortText } from './cohort.text.ts'

/**
 * The table of a cohort that is edited: departments of the hospital; rows keep what they were made
 * of.
 */
export function CohortEditor({ cohort }: { cohort: CohortDetail }) {
  const text = useText(cohortText)
  const choices = useCohortChoices()
  const save = useSaveCohortTable()
  const options = choices.data?.departments ?? []

  return (
    <TableEditor
      lengths={cohort}
      saved={cohort.rows.map(({ row }) => row)}
      named={cohort.departments}
      departments={{
        options,
        isLoading: choices.isPending,
        label: text.department,
        help: text.departmentHelp,
      }}
      hasRequirements={false}
      sound={text.sound}
      isSaving={save.isPending}
      version={cohort.version}
      onSave={(rows, version, onSaved) => {
        const known = rows.map(({ key, row }) => {
          const { id = null, standardRowId = null } = cohort.rows[key] ?? {}
          return { id, standardRowId, row }
        })
        save.mutate(
          { id: cohort.id, version, rows: known },
          { onSuccess: ({ differences }) => onSaved(differences) },
        )
      }}
    />
  )
}
