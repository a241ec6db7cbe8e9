import type { FileField } from '@residency/contract/areas/students/file/field.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { FactField } from './fact-field.tsx'
import { type OwnFile, useSaveFacts } from './file.queries.ts'
import { fileText } from './file.text.ts'

/** `first`: the fact that comes first; null: those that are still missing. */
export type FactsFormProps = {
  isOpen: boolean
  file: OwnFile
  first: FileField | null
  onClose: () => void
}

type Values = Partial<Record<FileField, string | null>>

/** A masked number that was not touched is not sent. */
const typed = (values: Values, initial: Values) =>
  Object.fromEntries(
    (Object.entries(values) as [FileField, string | null | undefined][])
      .map(([field, value]) => [field, value || null] as const)
      .filter(([field, value]) => value !== (initial[field] ?? null)),
  )

/**
 * Facts that are changed without a review: the one that was chosen, then those that are missing,
 * then the others.
 */
function fieldsToFill(file: OwnFile, first: FileField | null): FileField[] {
  const missing: ReadonlySet<string> = new Set(file.missing)

  const placeOf = (field: FileField) => {
    if (field === first) return 0
    return missing.has(field) ? 1 : 2
  }

  return file.fields
    .filter(({ isDirect, isWaiting }) => isDirect && !isWaiting)
    .map(({ field }) => field)
    .sort((field, other) => placeOf(field) - placeOf(other))
}

/** The facts that are changed without a review, and those that are still empty. */
export default function FactsForm({ isOpen, file: latestFile, first, onClose }: FactsFormProps) {
  const file = useFirstRead(isOpen, latestFile)!
  const text = useText(fileText)
  const { fields } = useText(fileWords)
  const save = useSaveFacts()
  const missing: ReadonlySet<string> = new Set(file.missing)
  const open = fieldsToFill(file, first)
  const initial: Values = Object.fromEntries(open.map((field) => [field, file.facts[field]]))

  return (
    <FormDialog<Values>
      title={text.factsTitle}
      width={720}
      isOpen={isOpen}
      onClose={onClose}
      initial={initial}
      submit={async (values) => {
        await save.mutateAsync({ facts: typed(values, initial), version: file.version })
        toast.success(text.saved)
      }}
    >
      <p className="soft">{text.factsHelp}</p>
      <div className="field-pair">
        {open.map((field) => (
          <FactField
            key={field}
            field={field}
            name={field}
            label={fields[field]}
            isOptional={!missing.has(field)}
            mayStayEmpty
          />
        ))}
      </div>
    </FormDialog>
  )
}
